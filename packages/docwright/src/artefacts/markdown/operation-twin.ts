import { inlineCode } from '../../markdown/inline-code.ts'
import { operationHref, schemaHref, securitySchemeHref } from '../../model/api-hrefs.ts'
import { operationPart, sampleNote } from '../../model/api-view.ts'
import type { PageOf } from '../../model/page.ts'
import type { PublishedApi } from '../../model/published-api.ts'
import type { OperationSection } from '../../model/reference/operation-sections.ts'
import {
  deprecationOf,
  operationSections,
  serverUrlsOf,
  writingWords,
} from '../../model/reference/operation-sections.ts'
import type { NextCall, ResponseGroup } from '../../model/reference/response-parts.ts'
import {
  groupTitle,
  linkedOperation,
  responseParts,
  statusesOf,
} from '../../model/reference/response-parts.ts'
import { exampleChoices, operationSamples } from '../../model/reference/samples.ts'
import type { Callback, Operation } from '../../openapi/objects/operation.ts'
import type { Parameter } from '../../openapi/objects/parameter.ts'
import type { Response } from '../../openapi/objects/response.ts'
import {
  contentBlocks,
  exampleBlocks,
  exampleItems,
  headerItem,
  securityItems,
  serverItems,
} from './api-parts.ts'
import type { Writing } from './fields.ts'
import { fieldItem } from './fields.ts'
import { blocks, fence, heading, item, lines, link, prose } from './text.ts'

interface Context {
  readonly api: PublishedApi
  readonly writing: Writing
}

/** One operation or webhook: what it does, what it takes and gives, and how a call looks. */
export function operationTwin({ operation, api, version }: PageOf<'operation'>): string {
  const writing: Writing = {
    pageOf: (slug) => schemaHref(slug, api.root),
    written: new Map(),
    inFull: new Map(),
  }
  const context = { api, writing }
  return blocks([
    fence(`${operation.method} ${serverUrlsOf(operation, api)[0] ?? ''}${operation.path}`, 'http'),
    deprecationOf(operation),
    prose(operation.description, 2),
    operation.externalDocs &&
      `See also: ${link(operation.externalDocs.description ?? operation.externalDocs.url, operation.externalDocs.url)}`,
    parts(operation, { ...context, level: 2 }),
    addedPart(operation, { api, version }),
    callbacks(operation.callbacks, context),
    samples(operation, { api, version }),
  ])
}

/** The section that an extension adds. */
function addedPart(operation: Operation, page: Pick<PageOf<'operation'>, 'api' | 'version'>): string {
  const part = operationPart(operation, page)
  return part ? blocks([heading(2, part.title), prose(part.markdown, 2)]) : ''
}

/** What an operation takes and gives. */
function parts(operation: Operation, context: Context & { level: number }): string {
  return blocks(
    operationSections(operation).map((section) => {
      const isRequired = section.kind === 'body' && section.requestBody.required
      return blocks([
        heading(context.level, `${section.title}${isRequired ? ' (required)' : ''}`),
        inside(section, { ...context, level: context.level + 1 }),
      ])
    }),
  )
}

function inside(section: OperationSection, context: Context & { level: number }): string {
  const { level, api, writing } = context
  switch (section.kind) {
    case 'authorization':
      return securityItems(section.security, (name) => securitySchemeHref(name, api.root))
    case 'servers':
      return serverItems(section.servers)
    case 'parameters':
      return blocks(
        section.groups.map(({ title, parameters }) =>
          blocks([
            heading(level, title),
            lines(parameters.map((parameter) => parameterItem(parameter, writing))),
          ]),
        ),
      )
    case 'body': {
      const { description, content } = section.requestBody
      return blocks([prose(description), contentBlocks(content, writing)])
    }
    case 'responses':
      return responseBlocks(section.responses, context)
    default:
      return section satisfies never
  }
}

function parameterItem(parameter: Parameter, writing: Writing): string {
  const written = writingWords(parameter).map((words) => item(`Written ${words}`))
  return fieldItem(parameter, writing, [
    ...written,
    ...exampleItems(parameter.examples, parameter.field.schema),
  ])
}

function responseBlocks(responses: readonly Response[], context: Context & { level: number }): string {
  const { api, level, writing } = context
  const { answers, errors, errorBodies, headers, nextCalls } = responseParts(responses, api.errorCatalogue)
  return blocks([
    ...answers.map((group) => answerBlocks(group, context)),
    errors.length > 0 && heading(level, 'Errors'),
    ...errors.map(({ response, codes }) =>
      blocks([
        aboutResponse(response, { ...context, level: level + 1 }),
        lines(
          codes.map(({ code, title, action, retry }) =>
            item(`${inlineCode(code)}: ${title}. ${action} ${retry}`),
          ),
        ),
      ]),
    ),
    ...errorBodies.map((group) => bodyBlocks(group, context)),
    headers.length > 0 && heading(level, 'Response headers'),
    lines(headers.map(({ header, words }) => headerItem(header, writing, words ? [item(words)] : []))),
    nextCalls.length > 0 && heading(level, 'Next calls'),
    lines(nextCalls.map((call) => nextCallItem(call, context))),
  ])
}

function aboutResponse(response: Response, context: Context & { level: number }): string {
  const { title, summary, description } = response
  return blocks([heading(context.level, title), summary, prose(description)])
}

/** An answer; several with one body stand below the statuses of all. */
function answerBlocks(group: ResponseGroup, context: Context & { level: number }): string {
  const { responses, content } = group
  if (responses.length === 1) {
    return blocks([aboutResponse(responses[0]!, context), contentBlocks(content, context.writing)])
  }
  return blocks([
    heading(context.level, groupTitle(group)),
    ...responses.map((each) => aboutResponse(each, { ...context, level: context.level + 1 })),
    bodyBlocks(group, context),
  ])
}

function bodyBlocks(group: ResponseGroup, { level, writing }: Context & { level: number }): string {
  return blocks([heading(level + 1, `Body of ${statusesOf(group)}`), contentBlocks(group.content, writing)])
}

function nextCallItem({ link: next, words: when }: NextCall, { api }: Context): string {
  const { name, operationId, operationRef, description } = next
  const target = linkedOperation(next, api)
  const words = target
    ? link(inlineCode(`${target.method} ${target.path}`), operationHref(target, api.root))
    : inlineCode(operationId ?? operationRef ?? '')
  return item(`${inlineCode(name)}, ${when}: ${words}${description ? `. ${prose(description)}` : ''}`, [
    ...next.parameters.map((parameter) =>
      item(`${inlineCode(parameter.name)} from ${inlineCode(parameter.value)}`),
    ),
    next.requestBody !== undefined && item(`body from ${inlineCode(next.requestBody)}`),
    next.server && serverItems([next.server]),
  ])
}

function callbacks(all: readonly Callback[], context: Context): string {
  return blocks([
    all.length > 0 && heading(2, 'Callbacks'),
    ...all.map(({ name, operations }) =>
      blocks([
        heading(3, name),
        ...operations.map((operation) =>
          blocks([
            heading(4, operation.summary),
            fence(`${operation.method} ${operation.path}`, 'http'),
            prose(operation.description),
            parts(operation, { ...context, level: 5 }),
            exampleBlocks(exampleChoices(operation.requestBody?.content ?? [])),
            operation.calls &&
              `Callbacks: ${operation.calls.map((call) => inlineCode(call.name)).join(', ')}`,
          ]),
        ),
      ]),
    ),
  ])
}

/** Every example once, and the first of them as code in every language: the others differ only in their body. */
function samples(operation: Operation, around: Pick<PageOf<'operation'>, 'api' | 'version'>): string {
  const panel = operationSamples(operation, around.api)
  if (!panel) return ''
  const note = sampleNote(operation, around)
  const { requestTitle, requests, responses } = panel
  const [first] = requests
  return blocks([
    first && heading(2, requestTitle),
    exampleBlocks(requests),
    ...(first?.samples ?? []).map(({ label, language, source }) =>
      blocks([`**${label}**`, fence(source, language)]),
    ),
    note && link(note.words, note.href),
    responses.length > 0 && heading(2, 'Response'),
    ...responses.map(({ status, choices }) => blocks([heading(3, status), exampleBlocks(choices)])),
  ])
}
