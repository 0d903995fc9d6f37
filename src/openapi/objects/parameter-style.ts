import type { JsonObject } from '../document/json.ts'
import { code } from '../schema/words.ts'

interface Style {
  readonly name: string
  readonly style: string
  readonly explode: boolean
  readonly type: 'object' | 'array' | 'other'
}

/** How a parameter is written into the request, in words (OpenAPI 3.2, 4.12.3): only what a caller could get wrong. */
export function serializationWords(parameter: JsonObject, style: Style): readonly string[] {
  return [
    ...(parameter.content === undefined ? styleWords(style) : []),
    ...(parameter.allowEmptyValue === true ? ['may be empty'] : []),
    ...(parameter.allowReserved === true ? ['reserved characters stay as they are'] : []),
  ]
}

/** How a list or an object is written in this style; for a value in one piece, only what is unusual. */
export function styleWords({ name, style, explode, type }: Style): readonly string[] {
  if (type === 'other') return otherWords(style, name)
  if (type === 'array') return [arrayWords({ name, style, explode })]
  return [objectWords({ name, style, explode })]
}

function otherWords(style: string, name: string): readonly string[] {
  if (style === 'matrix') return [`written ${code(`;${name}=a`)}`]
  return style === 'label' ? [`written ${code('.a')}`] : []
}

type Written = Omit<Style, 'type'>

function arrayWords({ name, style, explode }: Written): string {
  switch (style) {
    case 'form':
      return explode
        ? `repeated: ${code(`${name}=a&${name}=b`)}`
        : `separated by commas: ${code(`${name}=a,b`)}`
    case 'spaceDelimited':
      return `separated by spaces: ${code(`${name}=a%20b`)}`
    case 'pipeDelimited':
      return `separated by pipes: ${code(`${name}=a|b`)}`
    case 'deepObject':
      return `one for each place: ${code(`${name}[0]=a&${name}[1]=b`)}`
    case 'matrix':
      return `written ${code(explode ? `;${name}=a;${name}=b` : `;${name}=a,b`)}`
    case 'label':
      return `written ${code(explode ? '.a.b' : '.a,b')}`
    default:
      return `separated by commas: ${code('a,b')}`
  }
}

function objectWords({ name, style, explode }: Written): string {
  switch (style) {
    case 'form':
      return explode
        ? `each property is a parameter: ${code('a=1&b=2')}`
        : `keys and values by commas: ${code(`${name}=a,1,b,2`)}`
    case 'deepObject':
      return `each property in brackets: ${code(`${name}[a]=1&${name}[b]=2`)}`
    case 'spaceDelimited':
      return `keys and values by spaces: ${code(`${name}=a%201%20b%202`)}`
    case 'pipeDelimited':
      return `keys and values by pipes: ${code(`${name}=a|1|b|2`)}`
    case 'matrix':
      return `written ${code(explode ? ';a=1;b=2' : `;${name}=a,1,b,2`)}`
    case 'label':
      return `written ${code(explode ? '.a=1.b=2' : '.a,1,b,2')}`
    default:
      return explode ? `keys and values: ${code('a=1,b=2')}` : `keys and values by commas: ${code('a,1,b,2')}`
  }
}
