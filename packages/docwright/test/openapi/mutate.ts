import type { Json, JsonObject } from '../../src/openapi/document/json.ts'
import { asObject, isObject } from '../../src/openapi/document/json.ts'

/** A text with one small accident: a cut, a doubled part, a wrong character, a deleted line. */
export function mutatedText(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length)
  const length = Math.floor(random() * 200)
  const lines = text.split('\n')
  const line = Math.floor(random() * lines.length)
  switch (Math.floor(random() * 6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length)
    case 1:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at)
    case 2:
      return (
        text.slice(0, at) +
        pick(['{', '}', '[', ':', '"', '\t', '&a ', '*a', '- ', '#', '\0', '<<: '], random) +
        text.slice(at)
      )
    case 3:
      return text.slice(0, at)
    case 4:
      return lines.toSpliced(line, 1 + Math.floor(random() * 3)).join('\n')
    default:
      return lines.toSpliced(line, 0, lines[Math.floor(random() * lines.length)] ?? '').join('\n')
  }
}

const strangers: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e300,
  '',
  'x',
  '#/',
  '#/components/schemas/Book',
  [],
  [null],
  {},
  [[]],
]
/** Names that some code takes for something else: of extensions, and of what every object has. */
const names = ['x-name', '__proto__', 'constructor', 'toString']
const words = [
  '$ref',
  'allOf',
  'oneOf',
  'anyOf',
  'items',
  'properties',
  'type',
  'not',
  'if',
  'then',
  'required',
  'discriminator',
  'enum',
  'example',
]

/** A value with one small accident somewhere inside: a stranger, a lost or renamed key, an empty body, a part that moved. */
export function mutatedValue(root: JsonObject, random: () => number): JsonObject {
  const copy = structuredClone(root)
  const objects = listObjects(copy)
  const target = pick(objects, random)
  const key = pick(Object.keys(target), random) ?? 'x'
  switch (Math.floor(random() * 9)) {
    case 0:
      target[key] = structuredClone(pick(strangers, random))
      break
    case 1:
      delete target[key]
      break
    case 2:
      target[pick(words, random)] = target[key]
      break
    case 3:
      target[key] = { $ref: pick(listReferences(objects), random) ?? '#/' }
      break
    case 4:
      target[pick(words, random)] = structuredClone(pick(objects, random))
      break
    case 5:
      rename(target, key, pick(names, random))
      break
    case 6:
      target.requestBody = {
        content: { [pick(mediaTypes, random)]: pick<Json>([{}, { schema: {} }, null], random) },
      }
      break
    case 7:
      shareError(copy)
      break
    default:
      target[key] = structuredClone(pick(objects, random))
  }
  return copy
}

const mediaTypes = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
]

/** In its own place, as no assignment does with `__proto__`. */
function rename(target: Mutable, key: string, name: string) {
  const value = target[key]
  delete target[key]
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
}

/** Every operation answers with one of the file's schemas when it fails. */
function shareError({ paths, components }: Mutable) {
  const [name = 'Error'] = Object.keys(asObject(asObject(components).schemas))
  const schema = { $ref: `#/components/schemas/${name}` }
  for (const operation of Object.values(asObject(paths)).flatMap((item) => Object.values(asObject(item)))) {
    const responses = asObject(asObject(operation).responses) as Mutable
    for (const status of ['400', '500', 'default'])
      responses[status] = { description: 'Wrong.', content: { 'application/json': { schema } } }
  }
}

type Mutable = Record<string, Json | undefined>

function listObjects(root: Mutable): Mutable[] {
  const found: Mutable[] = []
  const queue: (Json | undefined)[] = [root]
  for (let value = queue.pop(); value !== undefined || queue.length > 0; value = queue.pop()) {
    if (Array.isArray(value)) queue.push(...value)
    if (!isObject(value)) continue
    found.push(value as Mutable)
    queue.push(...Object.values(value))
  }
  return found
}

function listReferences(objects: readonly Mutable[]): string[] {
  return objects.flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)]!
}
