import { isMap, isNode, isScalar, parseDocument } from 'yaml'
import type { z } from 'zod'
import { isOutOfStack, nestedTooDeep } from './nested-too-deep.ts'
import { placeAt, startOf } from './place-at.ts'
import type { Place, Problem } from './problem.ts'
import { writtenOut } from './written-out.ts'
import { yamlMistake } from './yaml-mistake.ts'

/** What a file says in the form that is asked of it, and where each part stands. */
interface Read<Value> {
  readonly value: Value
  readonly placeOf: (keys: readonly PropertyKey[]) => Place
  /** Where a key of the outermost object stands, before its value. */
  readonly placeOfKey: (key: string) => Place
}

/** YAML, or JSON, of the form that is asked; or what is wrong with it, each mistake at its place. */
export function readForm<Value>(
  source: string,
  { file, form }: { file: string; form: z.ZodType<Value> },
): Read<Value> | { readonly problems: readonly Problem[] } {
  const document = parseDocument(source)
  const mistake = document.errors[0]
  if (document.errors.some(({ message }) => isOutOfStack(message))) {
    return { problems: [{ place: startOf(file), ...nestedTooDeep }] }
  }
  if (mistake) {
    const place = placeAt(file, source, mistake.pos[0])
    return {
      problems: [{ place, ...yamlMistake(mistake.message, file.endsWith('.json') ? 'JSON' : 'YAML') }],
    }
  }
  const placeOf = (keys: readonly PropertyKey[]) => {
    const node = document.getIn(keys as unknown[], true)
    return placeAt(file, source, isNode(node) ? (node.range?.[0] ?? 0) : 0)
  }
  const placeOfKey = (key: string) => {
    const pairs = isMap(document.contents) ? document.contents.items : []
    const pair = pairs.find((each) => isScalar(each.key) && String(each.key.value) === key)
    return placeAt(file, source, isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0)
  }
  const written = writtenOut(document)
  if ('message' in written) {
    const { offset, ...mistake } = written
    return { problems: [{ place: placeAt(file, source, offset), ...mistake }] }
  }
  const checked = form.safeParse(written.value ?? {})
  if (checked.success) return { value: checked.data, placeOf, placeOfKey }
  const problems = checked.error.issues.map((issue) => ({
    place: placeOf(issue.path),
    message:
      issue.code === 'unrecognized_keys'
        ? `There is no setting \`${issue.keys.join('`, `')}\`.`
        : `\`${issue.path.join('.')}\`: ${issue.message}.`,
  }))
  return { problems }
}
