import type { Json } from '../document/json.ts'
import { isObject, valueText } from '../document/json.ts'
import { slug } from '../names/slug.ts'
import type { Parameter } from '../objects/parameter.ts'
import { percentEncoded } from '../objects/styled-pairs.ts'

/** A header's value as one line. */
export function headerValue(value: Json, { explode, mediaType }: Parameter): string {
  const text = mediaType === undefined ? pieces(value, { explode }).join(',') : valueText(value)
  return text.replace(/[\r\n]+/g, ' ')
}

/** A path parameter as it stands in the path, encoded; `YOUR_…` where nobody but the reader knows its value. */
export function pathText(parameter: Parameter): string {
  const { name, style, explode, mediaType, examples } = parameter
  const example = examples[0]
  if (!example || (example.isGenerated && isKnownToReaderOnly(parameter))) {
    return `YOUR_${slug(name).replaceAll('-', '_').toUpperCase()}`
  }
  const { value } = example
  if (mediaType !== undefined) return percentEncoded(valueText(value))
  const texts = pieces(value, { explode, write: percentEncoded })
  if (style === 'label') return `.${texts.join(explode ? '.' : ',')}`
  if (style !== 'matrix') return texts.join(',')
  const key = percentEncoded(name)
  if (!explode) return `;${key}=${texts.join(',')}`
  return texts.map((text) => (isObject(value) ? `;${text}` : `;${key}=${text}`)).join('')
}

/** Whether a parameter is a free text of which the file says nothing: no example, enum, pattern, default, constant or format. */
function isKnownToReaderOnly({ field: { schema } }: Parameter): boolean {
  const hints = [...schema.examples, ...schema.enum, ...schema.patterns, schema.default, schema.const]
  return (
    schema.kind === 'scalar' &&
    schema.types[0] === 'string' &&
    schema.format === undefined &&
    hints.every((each) => each === undefined)
  )
}

interface Pieces {
  readonly explode: boolean
  readonly write?: (text: string) => string
}

function pieces(value: Json, { explode, write = String }: Pieces): readonly string[] {
  if (Array.isArray(value)) return value.map((item: Json) => write(valueText(item)))
  if (!isObject(value)) return [write(valueText(value))]
  const members = Object.entries(value).map(([key, item]) => [write(key), write(valueText(item ?? null))])
  return explode ? members.map((member) => member.join('=')) : members.flat()
}
