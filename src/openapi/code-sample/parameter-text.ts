import type { Json } from '../document/json.ts'
import { isObject, valueText } from '../document/json.ts'
import { slug } from '../names/slug.ts'
import type { Parameter } from '../objects/parameter.ts'

/** A query parameter or cookie as the pairs that its style asks for (OpenAPI 3.2, 4.12.3). */
export function parameterPairs({
  name,
  style,
  explode,
  examples,
}: Parameter): readonly (readonly [string, string])[] {
  const value = examples[0]?.value ?? ''
  if (Array.isArray(value)) return arrayPairs(name, { values: value, style, explode })
  if (!isObject(value)) return [[name, valueText(value)]]
  const members = entriesOf(value)
  if (style === 'deepObject') return members.map(([key, item]) => [`${name}[${key}]`, item])
  return explode ? members : [[name, members.flat().join(',')]]
}

interface Values {
  readonly values: readonly Json[]
  readonly style: string
  readonly explode: boolean
}

function arrayPairs(
  name: string,
  { values, style, explode }: Values,
): readonly (readonly [string, string])[] {
  const texts = values.map(valueText)
  if (explode) return texts.map((text) => [name, text])
  const separator = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
  return [[name, texts.join(separator)]]
}

/** A path parameter as it stands in the path, encoded. */
export function pathText({ name, style, explode, examples }: Parameter): string {
  const example = examples[0]
  if (!example || (example.isGenerated && example.value === 'string')) {
    return `YOUR_${slug(name).replaceAll('-', '_').toUpperCase()}`
  }
  const text = pieces(example.value, explode).map(encodeURIComponent)
  if (style === 'label') return `.${text.join('.')}`
  if (style === 'matrix') return `;${encodeURIComponent(name)}=${text.join(',')}`
  return text.join(',')
}

function pieces(value: Json, explode: boolean): readonly string[] {
  if (Array.isArray(value)) return value.map(valueText)
  if (!isObject(value)) return [valueText(value)]
  return explode ? entriesOf(value).map(([key, item]) => `${key}=${item}`) : entriesOf(value).flat()
}

function entriesOf(
  value: Readonly<Record<string, Json | undefined>>,
): readonly (readonly [string, string])[] {
  return Object.entries(value).map(([key, item]) => [key, valueText(item ?? null)] as const)
}
