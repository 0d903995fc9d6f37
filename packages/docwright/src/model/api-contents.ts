import type { OperationPart } from '../extensions/define-extension.ts'
import { listPageHeadings } from '../markdown/analyze-text.ts'
import type { Api } from '../openapi/api.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { RequestBody } from '../openapi/objects/request-body.ts'
import type { Response } from '../openapi/objects/response.ts'
import type { Tag } from '../openapi/objects/tag.ts'
import { getSecuritySchemeId } from './api-hrefs.ts'
import type { ContentsEntry } from './page.ts'
import { listFieldsInside } from './reference/field.ts'
import { createOperationGroupId, groupOperations } from './reference/operation-groups.ts'
import type { OperationSection } from './reference/operation-sections.ts'
import { listOperationSections } from './reference/operation-sections.ts'
import { createResponseParts, getGroupTitle } from './reference/response-parts.ts'

const operationsSection = { depth: 2, id: 'operations', text: 'Operations' }

/** Returns the sections of the reference's first page: what a first call needs, the description's sections, then webhooks and downloads. */
export function listIntroductionContents(api: Api): readonly ContentsEntry[] {
  const { info, operations, servers, securitySchemes, webhooks } = api
  const schemes = securitySchemes.map(({ name }) => ({ depth: 3, id: getSecuritySchemeId(name), text: name }))
  const before = [
    ...createSection(operations.length > 0, 'first-call', 'First call'),
    ...createSection(servers.length > 0, 'servers', 'Servers'),
    ...createSection(securitySchemes.length > 0, 'authentication', 'Authentication'),
    ...schemes,
    operationsSection,
  ]
  const after = [
    ...createSection(webhooks.length > 0, 'webhooks', 'Webhooks'),
    { depth: 2, id: 'downloads', text: 'Downloads' },
  ]
  const taken = [...before, ...after].map(({ id }) => id)
  return [...before, ...listPageHeadings(info.description, taken), ...after]
}

/** Returns the sections of the reference's first page, with the description's sections before the others. */
export function putDescribedFirst(contents: readonly ContentsEntry[]): readonly ContentsEntry[] {
  const start = contents.findIndex(({ id }) => id === operationsSection.id) + 1
  return [...contents.slice(start), ...contents.slice(0, start)]
}

/** Returns the sections of a tag's page. */
export function listTagContents(
  { description }: Tag,
  operations: readonly Operation[],
): readonly ContentsEntry[] {
  const groups = groupOperations(operations).flatMap(({ title }) =>
    title === undefined ? [] : [{ depth: 3, id: createOperationGroupId(title), text: title }],
  )
  return prependHeadings(description, [operationsSection, ...groups])
}

/** Returns the sections of an operation's page. A field's ID starts with the ID of its section. */
export function listOperationContents(
  operation: Operation,
  part: Pick<OperationPart, 'id' | 'title'> | undefined,
): readonly ContentsEntry[] {
  const { description, callbacks } = operation
  return prependHeadings(description, [
    ...listOperationSections(operation).flatMap((section) => [
      ...(section.id === undefined
        ? []
        : [{ depth: 2, id: section.id, text: section.title, count: countItems(section) }]),
      ...(section.kind === 'responses' ? listResponseEntries(section.responses) : []),
    ]),
    ...(part ? [{ depth: 2, id: part.id, text: part.title }] : []),
    ...createSection(callbacks.length > 0, 'callbacks', 'Callbacks'),
  ])
}

function countItems(section: OperationSection): number | undefined {
  switch (section.kind) {
    case 'parameters':
      return section.groups.reduce((sum, { parameters }) => sum + parameters.length, 0)
    case 'body':
      return countFields(section.requestBody)
    default:
      return undefined
  }
}

/** Returns the entries below the responses: bodies by status, errors, headers, next calls. */
function listResponseEntries(responses: readonly Response[]): readonly ContentsEntry[] {
  const { answers, errors, headers, nextCalls } = createResponseParts(responses, [])
  const lists = [
    { depth: 3, id: 'errors', text: 'Errors', count: errors.length },
    { depth: 3, id: 'response-headers', text: 'Response headers', count: headers.length },
    { depth: 3, id: 'next-calls', text: 'Next calls', count: nextCalls.length },
  ]
  const bodies = answers.map((group) => {
    return { depth: 3, id: group.responses[0]!.id, text: getGroupTitle(group), count: countFields(group) }
  })
  return [...bodies, ...lists.filter(({ count }) => count > 0)]
}

/** Returns the number of top-level fields of a body. */
function countFields({ content }: Pick<RequestBody, 'content'>): number | undefined {
  const schema = content[0]?.body?.schema
  const count = schema && listFieldsInside(schema.kind === 'array' ? schema.items : schema).length
  return count || undefined
}

/** Returns the entries of a page: the headings of its description, then its other sections. */
function prependHeadings(description: string | undefined, sections: readonly ContentsEntry[]) {
  const taken = sections.map(({ id }) => id)
  return [...listPageHeadings(description, taken), ...sections]
}

function createSection(isShown: boolean, id: string, text: string): readonly ContentsEntry[] {
  return isShown ? [{ depth: 2, id, text }] : []
}
