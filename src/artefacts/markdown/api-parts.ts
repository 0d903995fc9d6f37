import { typeLine } from '../../model/facts.ts'
import type { Example } from '../../openapi/objects/example.ts'
import type { Header } from '../../openapi/objects/header.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import type { SecurityRequirement } from '../../openapi/objects/security-requirement.ts'
import type { Server } from '../../openapi/objects/server.ts'
import { fieldItem, rootItems, type Writing } from './fields.ts'
import { blocks, code, fence, item, lines, link, prose } from './text.ts'

/** Where an API answers, and what a caller may choose of its address. */
export function serverItems(servers: readonly Server[]): string {
  return lines(
    servers.map(({ url, name, description, variables }) =>
      item([code(url), name, prose(description)].filter(Boolean).join(': '), [
        ...variables.map((variable) => {
          const choices = variable.enum.length > 0 ? `, one of ${variable.enum.map(code).join(', ')}` : ''
          const about = variable.description ? `: ${prose(variable.description)}` : ''
          return item(`${code(variable.name)} (default ${code(variable.default)}${choices})${about}`)
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
                item(`scope ${code(name)}${description ? `: ${prose(description)}` : ''}`),
              ),
            ]),
          ),
        ),
  )
  return blocks([security.length > 1 && 'One of these is enough:', lines(ways)])
}

/** A body in every way it may be written; media types of one schema share it. */
export function contentBlocks(content: readonly MediaType[], writing: Writing): string {
  const bodies = [...new Set(content.map(({ body }) => body))]
  return blocks(
    bodies.map((body) => {
      const types = content.filter((mediaType) => mediaType.body === body)
      const streamed = types.find(({ item: streamedItem }) => streamedItem)?.item
      return blocks([
        [types.map(({ name }) => code(name)).join(', '), body && typeLine(body.schema)]
          .filter(Boolean)
          .join(': '),
        prose(body?.schema.description),
        lines([
          body && rootItems(body.schema, writing),
          streamed && fieldItem(streamed, { label: 'each item of the stream' }, writing),
          ...types.flatMap(({ encodings }) =>
            encodings.map(({ part, words, headers }) =>
              item(`${part} is written ${words.join(', ') || 'as it is'}`, [headerItems(headers, writing)]),
            ),
          ),
        ]),
      ])
    }),
  )
}

/** The headers of a response or of a form's part. */
export function headerItems(headers: readonly Header[], writing: Writing): string {
  return lines(
    headers.map((header) => {
      if (!header.field) {
        return item(`${code(header.name)}${header.description ? `: ${prose(header.description)}` : ''}`)
      }
      const text = fieldItem(header.field, { ...header, more: givenExamples(header.examples) }, writing)
      const first = writing.written?.get(text)
      if (first !== undefined) return item(`${code(header.name)}: the same as in ${code(first)} above`)
      writing.written?.set(text, header.id)
      return text
    }),
  )
}

/** The examples that the file gives a parameter or header. */
export function givenExamples(examples: readonly Example[]): string[] {
  return examples
    .filter(({ isGenerated }) => !isGenerated)
    .map(({ name, summary, description, json, externalValue }) => {
      const title = summary ?? (name === 'example' ? 'Example' : `Example ${name}`)
      const value = externalValue ? link(externalValue, externalValue) : code(json)
      return item(`${title}: ${value}${description ? `. ${prose(description)}` : ''}`)
    })
}

/** The examples of a body, each under its title. */
export function exampleBlocks(content: readonly MediaType[]): string {
  return blocks(
    content.flatMap(({ name: mediaType, examples }) =>
      examples.map((example) => {
        const title = `**${example.summary ?? example.name}** (${code(mediaType)})`
        return blocks([
          title,
          prose(example.description),
          example.isGenerated && 'Made from the schema.',
          example.externalValue
            ? link(example.externalValue, example.externalValue)
            : fence(example.json, languageOf(mediaType)),
        ])
      }),
    ),
  )
}

function languageOf(mediaType: string): string {
  if (/json/i.test(mediaType)) return 'json'
  if (/xml|html/i.test(mediaType)) return 'xml'
  return /ya?ml/i.test(mediaType) ? 'yaml' : ''
}

/** An operation in one line: what it is called, and what is sent. */
export function operationItem({ method, path, summary, deprecated }: Operation, href: string, text?: string) {
  const words = [deprecated && 'Deprecated.', text].filter(Boolean).join(' ')
  return item(`${link(summary, href)}: ${code(`${method} ${path}`)}${words && `. ${words}`}`)
}
