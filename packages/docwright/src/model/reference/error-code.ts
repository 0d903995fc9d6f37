import type { Example } from '../../openapi/objects/example.ts'

/** The error code that an example answers with: the text under `code` at its top. */
export function errorCodeOf({ value }: Example): string | undefined {
  const code =
    typeof value === 'object' && value && Object.hasOwn(value, 'code') && Reflect.get(value, 'code')
  return typeof code === 'string' ? code : undefined
}
