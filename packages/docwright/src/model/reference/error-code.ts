import type { Example } from '../../openapi/objects/example.ts'
import type { Response } from '../../openapi/objects/response.ts'

/** Whether a response says that something is wrong. */
export function isError({ status }: Response): boolean {
  return /^[45]/.test(status)
}

/** The error code that an example answers with: the text under `code` at its top. */
export function errorCodeOf({ value }: Example): string | undefined {
  const code =
    typeof value === 'object' && value && Object.hasOwn(value, 'code') && Reflect.get(value, 'code')
  return typeof code === 'string' ? code : undefined
}
