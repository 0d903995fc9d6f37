import { formatInlineCode } from '../../markdown/inline-code.ts'
import { findNearest } from '../../problem/nearest.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import type { LocatedObject } from '../document/each-object.ts'
import { listObjects } from '../document/each-object.ts'
import { isNameAt } from '../document/extension.ts'
import type { Json } from '../document/json.ts'
import { asObject, asString, isObject } from '../document/json.ts'
import { listOperations } from '../document/operations-in.ts'
import { getJsonAt } from '../document/reference.ts'
import type { Source } from '../document/source.ts'
import type { Part, ReadOther } from '../several-files/other-files.ts'
import { createOtherFiles } from '../several-files/other-files.ts'

/** Reports links of responses to operations that the description doesn't have (OpenAPI 3.2, 4.20). */
export function findMissingOperations(source: Source, { ids, readOther }: Known): readonly Problem[] {
  if (!source.text.includes('links')) return []
  const files = createOtherFiles(source, readOther)
  const problems = listLinks(source.value).flatMap(({ object: link, keys }): readonly Problem[] => {
    const id = asString(link.operationId)
    const reference = asString(link.operationRef)
    const place = source.placeOf([...keys, id === undefined ? 'operationRef' : 'operationId'])
    const mistake = id === undefined ? findMistake(reference, place.file) : findMistakeInId(id, ids)
    return mistake ? [{ place, ...mistake, kind: 'references' }] : []
  })
  return [...problems, ...files.problems]

  function findMistake(reference: string | undefined, file: string): Mistake | undefined {
    if (reference === undefined) {
      return { message: "This link doesn't name an operation.", hint: operationHint }
    }
    // Other descriptions on the network are never read.
    if (/^[a-z][a-z\d+.-]+:|^\/\//i.test(reference)) return undefined
    const isInFile = reference.startsWith('#')
    const part = reference.includes('#') ? files.part(reference, { ...source, file }) : undefined
    if (part && 'mistake' in part) {
      return isInFile ? describeMissingOperation(reference) : { hint: operationHint, ...part.mistake }
    }
    if (part && isOperation(part)) return undefined
    return {
      message: `This link leads to ${formatInlineCode(reference)}, which isn't a pointer to an operation.`,
      hint: operationHint,
    }
  }
}

interface Known {
  /** The IDs of the description's operations. */
  readonly ids: ReadonlySet<string>
  readonly readOther: ReadOther | undefined
}

const operationHint = 'write the `operationId` of an operation of this file'

function findMistakeInId(id: string, ids: ReadonlySet<string>): Mistake | undefined {
  if (ids.has(id)) return undefined
  const meant = findNearest(id, [...ids])
  return { ...describeMissingOperation(id), ...(meant && { hint: `write ${formatInlineCode(meant)}` }) }
}

function describeMissingOperation(operation: string): Mistake {
  return {
    message: `This link leads to the operation ${formatInlineCode(operation)}, which isn't in this file.`,
    hint: operationHint,
  }
}

function isOperation({ source, path, value }: Part): boolean {
  const parent = path.slice(0, -1)
  const isAdditional = parent.at(-1) === 'additionalOperations'
  const operations = listOperations(asObject(getJsonAt(source.value, parent)))
  return isObject(value) && (isAdditional || operations.some(([method]) => method === path.at(-1)))
}

const keysWithoutLinks = new Set(['schema', 'schemas', 'parameters', 'requestBody'])

/** Returns the links of responses, except references to others. */
function listLinks(document: Json): readonly LocatedObject[] {
  return [...listObjects(document)].filter(({ object, keys }) => {
    const owner = keys.slice(0, -1)
    const isLink = owner.at(-1) === 'links' && !isNameAt(owner)
    return isLink && !owner.some((key) => keysWithoutLinks.has(key)) && asString(object.$ref) === undefined
  })
}
