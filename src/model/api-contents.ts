import type { Api } from '../openapi/api.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { Tag } from '../openapi/objects/tag.ts'
import { securitySchemeId } from './api-hrefs.ts'
import { descriptionHeadings } from './description-headings.ts'
import type { ContentsEntry } from './page.ts'

/** The sections of the reference's first page, those of its description before the rest. */
export function introductionContents(api: Api): readonly ContentsEntry[] {
  const { info, servers, securitySchemes, webhooks } = api
  const schemes = securitySchemes.map(({ name }) => ({ depth: 3, id: securitySchemeId(name), text: name }))
  return withHeadings(info.description, [
    ...section(servers.length > 0, 'servers', 'Servers'),
    ...section(securitySchemes.length > 0, 'authentication', 'Authentication'),
    ...schemes,
    { depth: 2, id: 'operations', text: 'Operations' },
    ...section(webhooks.length > 0, 'webhooks', 'Webhooks'),
    { depth: 2, id: 'downloads', text: 'Downloads' },
  ])
}

export function tagContents({ description }: Tag): readonly ContentsEntry[] {
  return withHeadings(description, [{ depth: 2, id: 'operations', text: 'Operations' }])
}

/** The sections of an operation's page; a field's id begins with the id of its section. */
export function operationContents(operation: Operation): readonly ContentsEntry[] {
  const { kind, description, security, servers, parameters, requestBody, responses, callbacks } = operation
  return withHeadings(description, [
    ...section(security.length > 0, 'authorization', 'Authorization'),
    ...section(servers.length > 0, 'servers', 'Servers'),
    ...section(parameters.length > 0, 'parameters', 'Parameters'),
    ...(requestBody
      ? [{ depth: 2, id: requestBody.id, text: kind === 'operation' ? 'Request body' : 'Payload' }]
      : []),
    ...section(responses.length > 0, 'responses', 'Responses'),
    ...responses.map(({ id, title, status }) => ({ depth: 3, id, text: title, label: status })),
    ...section(callbacks.length > 0, 'callbacks', 'Callbacks'),
  ])
}

function withHeadings(description: string | undefined, sections: readonly ContentsEntry[]) {
  return [...descriptionHeadings(description, sections), ...sections]
}

function section(isShown: boolean, id: string, text: string): readonly ContentsEntry[] {
  return isShown ? [{ depth: 2, id, text }] : []
}
