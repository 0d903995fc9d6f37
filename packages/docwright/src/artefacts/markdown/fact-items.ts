import { inlineCode } from '../../markdown/inline-code.ts'
import type { FactValue } from '../../model/reference/facts.ts'
import { factsOf } from '../../model/reference/facts.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import type { EnumValue } from '../../openapi/schema/parts/enum-value.ts'
import { fence, item, lines, link, prose } from './text.ts'

/** What a schema demands and offers, an item each: limits, default, allowed values, examples. */
export function factItems(schema: Schema, label = ''): string {
  const facts = factsOf(schema, label).map(({ term, values }) => {
    const [only, ...others] = values
    return only && others.length === 0
      ? valueItem(`${term}: `, only)
      : item(
          `${term}:`,
          values.map((value) => valueItem('', value)),
        )
  })
  return lines([...facts, enumItems(schema.enum)])
}

function valueItem(start: string, value: FactValue): string {
  if (value.kind === 'link') return item(start + link(value.text, value.href))
  if (value.kind === 'words') return item(start + prose(value.text))
  return value.text.includes('\n')
    ? item(start.trimEnd(), [fence(value.text, 'json')])
    : item(start + inlineCode(value.text))
}

/** The values that are allowed, with their meanings when the file tells them. */
function enumItems(values: readonly EnumValue[]): string {
  if (values.length === 0) return ''
  const isPlain = values.every(
    ({ name, description, isDeprecated }) => !name && !description && !isDeprecated,
  )
  if (isPlain) return item(`Allowed values: ${values.map(valueWords).join(', ')}`)
  return item(
    'Allowed values:',
    values.map((value) => item(`${valueWords(value)}${meaning(value)}`)),
  )
}

function valueWords({ text, json, isDeprecated }: EnumValue): string {
  return `${inlineCode(text === '' ? json : text)}${isDeprecated ? ' (deprecated)' : ''}`
}

function meaning({ name, text, description }: EnumValue): string {
  const words = [name !== text && name, prose(description)].filter(Boolean).join(': ')
  return words && `: ${words}`
}
