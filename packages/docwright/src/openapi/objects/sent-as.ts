import { holdsBytes } from '../schema/facts/holds-bytes.ts'
import type { Schema } from '../schema/facts/schema.ts'
import { isForm } from './form.ts'

interface Body {
  /** The media types that the body may be sent as, in the order of the file. */
  readonly names: readonly string[]
  readonly schema: Schema | undefined
}

/** The type that a body is sent as: its own, or of a range of types the first of the file that can be written, else a usual one. */
export function sentAs(name: string, { names, schema }: Body): string {
  if (!name.includes('*')) return name
  const [kind = '*'] = name.split('/')
  const named = names.filter((each) => !each.includes('*') && (kind === '*' || each.startsWith(`${kind}/`)))
  if (holdsBytes(schema)) {
    return named.find((each) => !isStructured(each)) ?? usualBytes[kind] ?? 'application/octet-stream'
  }
  const isText = schema?.types.join() === 'string'
  const fitting = named.find((each) => isText || isStructured(each))
  return fitting ?? (kind === 'text' ? 'text/plain' : 'application/json')
}

const usualBytes: Readonly<Record<string, string>> = {
  image: 'image/png',
  audio: 'audio/mpeg',
  video: 'video/mp4',
  text: 'text/plain',
}

/** Whether more than a text can be written in it. */
function isStructured(name: string): boolean {
  return /json|xml|ya?ml/i.test(name) || isForm(name)
}
