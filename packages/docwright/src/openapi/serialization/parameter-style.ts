import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { JsonObject } from '../document/json.ts'
import { asString } from '../document/json.ts'
import { getKeptStyle } from '../document/list-formats.ts'

/** A parameter, with what determines how its value is serialized. */
interface SerializedParameter {
  readonly name: string
  readonly style: string
  readonly explode: boolean
  readonly type: 'object' | 'array' | 'other'
}

/** Returns the style of a parameter, including defaults (OpenAPI 3.2, 4.12.2.2). */
export function getParameterStyle(parameter: JsonObject): Pick<SerializedParameter, 'style' | 'explode'> {
  const keptStyle = getKeptStyle(parameter)
  if (keptStyle) return { style: keptStyle, explode: false }
  const isForm = parameter.in !== 'path' && parameter.in !== 'header'
  const style = asString(parameter.style) ?? (isForm ? 'form' : 'simple')
  const isExploded = style === 'form' || style === 'cookie'
  return { style, explode: typeof parameter.explode === 'boolean' ? parameter.explode : isExploded }
}

/** Describes how a parameter is serialized (OpenAPI 3.2, 4.12.3), as far as a caller could get it wrong. */
export function describeParameterSerialization(
  parameter: JsonObject,
  style: SerializedParameter,
): readonly string[] {
  return [
    ...(parameter.content === undefined
      ? (describeUnnamedValue(parameter, style) ?? describeStyle(style))
      : []),
    ...(parameter.allowEmptyValue === true ? ['with an empty value allowed'] : []),
    ...(parameter.allowReserved === true ? ['with reserved characters as they are'] : []),
  ]
}

/** The styles whose separator isn't a comma: the separator in words, in a URL, and in a header, which can't show a tab. */
const separators: ReadonlyMap<string, readonly [words: string, inUrl: string, inHeader: string]> = new Map([
  ['spaceDelimited', ['spaces', '%20', ' ']],
  ['pipeDelimited', ['pipes', '|', '|']],
  ['tabDelimited', ['tabs', '%09', '']],
])

/** Describes a list in a path or a header that Swagger 2.0 separates by anything but commas. */
function describeUnnamedValue(
  parameter: JsonObject,
  { style, type }: SerializedParameter,
): readonly string[] | undefined {
  if (type !== 'array' || (parameter.in !== 'path' && parameter.in !== 'header')) return undefined
  const [words, inUrl, inHeader] = separators.get(style) ?? []
  if (words === undefined) return undefined
  const separator = parameter.in === 'path' ? inUrl : inHeader
  return [`separated by ${words}${separator ? `: ${formatInlineCode(`a${separator}b`)}` : ''}`]
}

/** Describes how a list or an object is serialized in this style. For a primitive value, describes only what is unusual. */
export function describeStyle({ name, style, explode, type }: SerializedParameter): readonly string[] {
  if (type === 'other') return describeOtherStyle(style, name)
  if (type === 'array') return [describeArray({ name, style, explode })]
  return [describeObject({ name, style, explode })]
}

function describeOtherStyle(style: string, name: string): readonly string[] {
  if (style === 'matrix') return [`as ${formatInlineCode(`;${name}=a`)}`]
  return style === 'label' ? [`as ${formatInlineCode('.a')}`] : []
}

type StyledValue = Omit<SerializedParameter, 'type'>

function describeArray({ name, style, explode }: StyledValue): string {
  const [words, separator] = separators.get(style) ?? []
  if (words !== undefined) return `separated by ${words}: ${formatInlineCode(`${name}=a${separator}b`)}`
  switch (style) {
    case 'form':
      return explode
        ? `repeated: ${formatInlineCode(`${name}=a&${name}=b`)}`
        : `separated by commas: ${formatInlineCode(`${name}=a,b`)}`
    case 'deepObject':
      return `one for each place: ${formatInlineCode(`${name}[0]=a&${name}[1]=b`)}`
    case 'matrix':
      return `as ${formatInlineCode(explode ? `;${name}=a;${name}=b` : `;${name}=a,b`)}`
    case 'label':
      return `as ${formatInlineCode(explode ? '.a.b' : '.a,b')}`
    default:
      return `separated by commas: ${formatInlineCode('a,b')}`
  }
}

function describeObject({ name, style, explode }: StyledValue): string {
  const [words, separator] = separators.get(style) ?? []
  if (words !== undefined) {
    return `keys and values by ${words}: ${formatInlineCode(`${name}=${['a', '1', 'b', '2'].join(separator)}`)}`
  }
  switch (style) {
    case 'form':
      return explode
        ? `each property is a parameter: ${formatInlineCode('a=1&b=2')}`
        : `keys and values by commas: ${formatInlineCode(`${name}=a,1,b,2`)}`
    case 'deepObject':
      return `each property in brackets: ${formatInlineCode(`${name}[a]=1&${name}[b]=2`)}`
    case 'matrix':
      return `as ${formatInlineCode(explode ? ';a=1;b=2' : `;${name}=a,1,b,2`)}`
    case 'label':
      return `as ${formatInlineCode(explode ? '.a=1.b=2' : '.a,1,b,2')}`
    default:
      return explode
        ? `keys and values: ${formatInlineCode('a=1,b=2')}`
        : `keys and values by commas: ${formatInlineCode('a,1,b,2')}`
  }
}
