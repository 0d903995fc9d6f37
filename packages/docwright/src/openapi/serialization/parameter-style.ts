import { formatInlineCode } from '../../markdown/inline-code.ts'
import type { JsonObject } from '../document/json.ts'
import { asString } from '../document/json.ts'
import { getKeptStyle } from '../document/list-formats.ts'

interface SerializedParameter {
  readonly name: string
  readonly style: string
  readonly explode: boolean
  readonly type: 'object' | 'array' | 'other'
}

/** Returns the style of a parameter, including defaults (OpenAPI 3.2, 4.12.2.2). */
export function getParameterStyle(parameter: JsonObject): Pick<SerializedParameter, 'style' | 'explode'> {
  const kept = getKeptStyle(parameter)
  if (kept) return { style: kept, explode: false }
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

/** Describes a list in a path or a header that Swagger 2.0 separates by anything but commas. */
function describeUnnamedValue(
  parameter: JsonObject,
  { style, type }: SerializedParameter,
): readonly string[] | undefined {
  if (type !== 'array' || (parameter.in !== 'path' && parameter.in !== 'header')) return undefined
  const isInPath = parameter.in === 'path'
  switch (style) {
    case 'spaceDelimited':
      return [`separated by spaces: ${formatInlineCode(isInPath ? 'a%20b' : 'a b')}`]
    case 'pipeDelimited':
      return [`separated by pipes: ${formatInlineCode('a|b')}`]
    case 'tabDelimited':
      return [isInPath ? `separated by tabs: ${formatInlineCode('a%09b')}` : 'separated by tabs']
    default:
      return undefined
  }
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
  switch (style) {
    case 'form':
      return explode
        ? `repeated: ${formatInlineCode(`${name}=a&${name}=b`)}`
        : `separated by commas: ${formatInlineCode(`${name}=a,b`)}`
    case 'spaceDelimited':
      return `separated by spaces: ${formatInlineCode(`${name}=a%20b`)}`
    case 'pipeDelimited':
      return `separated by pipes: ${formatInlineCode(`${name}=a|b`)}`
    case 'tabDelimited':
      return `separated by tabs: ${formatInlineCode(`${name}=a%09b`)}`
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
  switch (style) {
    case 'form':
      return explode
        ? `each property is a parameter: ${formatInlineCode('a=1&b=2')}`
        : `keys and values by commas: ${formatInlineCode(`${name}=a,1,b,2`)}`
    case 'deepObject':
      return `each property in brackets: ${formatInlineCode(`${name}[a]=1&${name}[b]=2`)}`
    case 'spaceDelimited':
      return `keys and values by spaces: ${formatInlineCode(`${name}=a%201%20b%202`)}`
    case 'pipeDelimited':
      return `keys and values by pipes: ${formatInlineCode(`${name}=a|1|b|2`)}`
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
