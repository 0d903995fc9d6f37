import { inlineCode } from '../../markdown/inline-code.ts'
import { operationHref } from '../../model/api-hrefs.ts'
import type { PublishedApi } from '../../model/published-api.ts'
import { typeLine } from '../../model/reference/facts.ts'
import { streamItem } from '../../model/reference/field.ts'
import { givenExamples } from '../../model/reference/given-examples.ts'
import { languageOf, mediaTypeGroups, withoutPrinted } from '../../model/reference/media-type-groups.ts'
import { securityWords } from '../../model/reference/operation-sections.ts'
import { samplePanel } from '../../model/reference/sample-panel.ts'
import type { ExampleChoice } from '../../model/reference/samples.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { Header } from '../../openapi/objects/header.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { SecurityRequirement } from '../../openapi/objects/security-requirement.ts'
import type { Server } from '../../openapi/objects/server.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import type { Writing } from './fields.ts'
import { fieldItem, rootItems } from './fields.ts'
import { blocks, fence, item, lines, link, prose } from './text.ts'

/** One call as it is sent, in every language, and what comes back. */
export function firstCallBlocks(operation: Operation, api: PublishedApi): string {
  const call = samplePanel(operation, api)
  const answer = call?.answer?.example?.json
  return blocks([
    link(inlineCode(`${operation.method} ${operation.path}`), operationHref(operation, api.root)),
    ...(call?.languages ?? []).map(({ label, codes: [request] }) =>
      blocks([label && `**${label}**`, request && fence(request.code, request.language)]),
    ),
    answer && `${call.answer.status}`,
    answer && fence(answer, 'json'),
  ])
}

/** Where an API answers, and what a caller may choose of its address. */
export function serverItems(servers: readonly Server[]): string {
  return lines(
    servers.map(({ url, name, description, variables }) =>
      item([inlineCode(url), name, prose(description)].filter(Boolean).join(': '), [
        ...variables.map((variable) => {
          const choices =
            variable.enum.length > 0 ? `, one of ${variable.enum.map(inlineCode).join(', ')}` : ''
          const about = variable.description ? `: ${prose(variable.description)}` : ''
          return item(
            `${inlineCode(variable.name)} (default ${inlineCode(variable.default)}${choices})${about}`,
          )
        }),
      ]),
    ),
  )
}

/** The ways to be let in; within one, everything is needed together. */
export function securityItems(
  security: readonly SecurityRequirement[],
  hrefOf: (scheme: string) => string,
): string {
  const ways = security.map((requirement) =>
    requirement.length === 0
      ? item('No authentication')
      : lines(
          requirement.map(({ scheme, scopes }) =>
            item(`${link(scheme.name, hrefOf(scheme.name))}: ${scheme.title}`, [
              ...scopes.map(({ name, description }) =>
                item(`scope ${inlineCode(name)}${description ? `: ${prose(description)}` : ''}`),
              ),
            ]),
          ),
        ),
  )
  const words = securityWords(security)
  return blocks([words && `${words}:`, lines(ways)])
}

/** A body in every way it may be written; media types of one schema share it. */
export function contentBlocks(content: readonly MediaType[], writing: Writing): string {
  return blocks(
    mediaTypeGroups(content).map(({ names, body, item: streamed, encodings, ...group }) =>
      blocks([
        [names.map(inlineCode).join(', '), body && typeLine(body.schema)].filter(Boolean).join(': '),
        prose(body?.schema.description),
        lines([
          body && rootItems(body.schema, writing, withoutPrinted(body.schema, group)),
          streamed && fieldItem({ field: streamed, label: streamItem }, writing),
          ...encodings.map(({ part, words, headers }) =>
            item(
              `${part} is written ${words.join(', ') || 'as it is'}`,
              headers.map((header) => headerItem(header, writing)),
            ),
          ),
        ]),
      ]),
    ),
  )
}

/** A header of a response or of a form's part, and what else is to say of it. */
export function headerItem(header: Header, writing: Writing, more: readonly string[] = []): string {
  return fieldItem(header, writing, [...more, ...exampleItems(header.examples, header.field.schema)])
}

/** The examples that the file gives a parameter or header, except those of its schema. */
export function exampleItems(examples: readonly Example[], schema: Schema): readonly string[] {
  return givenExamples(examples, schema).map(({ label, description, json, externalValue }) => {
    const value = externalValue ? link(externalValue, externalValue) : inlineCode(json)
    return item(
      `Example${label ? `, ${label}` : ''}: ${value}${description ? `. ${prose(description)}` : ''}`,
    )
  })
}

/** The examples of a body, each under its label. */
export function exampleBlocks(choices: readonly ExampleChoice[]): string {
  return blocks(
    choices.map(
      ({ label, mediaType, example }) =>
        example &&
        blocks([
          `**${label}**`,
          prose(example.description),
          example.words ? `${example.words}.` : example.isGenerated && 'Made from the schema.',
          example.externalValue
            ? link(example.externalValue, example.externalValue)
            : !example.words && fence(example.json, languageOf(mediaType)),
        ]),
    ),
  )
}

/** An operation in one line: what it is called, and what is sent. */
export function operationItem({ method, path, summary, deprecated }: Operation, href: string, text?: string) {
  const words = [deprecated && 'Deprecated.', text].filter(Boolean).join(' ')
  return item(`${link(summary, href)}: ${inlineCode(`${method} ${path}`)}${words && `. ${words}`}`)
}
