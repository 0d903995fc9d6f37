import { readApiFile } from '../api-file.ts'

/** The parts of the API file that are used here. */
interface ApiFile {
  readonly info: { readonly description: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
  readonly components: {
    readonly schemas: {
      readonly ErrorCode: { readonly 'x-errorCatalogue': readonly { code: string; status: number }[] }
      readonly UpdateType: { readonly enum: readonly string[] }
    }
  }
}

/** Returns the method of an operation: `PATCH`. */
export function getMethod(operationId: string, source?: string): string {
  const methods = Object.values((readApiFile(source) as ApiFile).paths).flatMap(Object.entries)
  const found = methods.find(([, operation]) => operation.operationId === operationId)
  if (!found) throw new Error(`The API file has no operation ${operationId}.`)
  return found[0].toUpperCase()
}

/** Returns the HTTP status of an error code. */
export function getStatus(code: string, source?: string): number {
  const { 'x-errorCatalogue': catalogue } = (readApiFile(source) as ApiFile).components.schemas.ErrorCode
  const found = catalogue.find((error) => error.code === code)
  if (!found) throw new Error(`The API file has no error code ${code}.`)
  return found.status
}

/** Returns a policy's production limit from the table in the API file: `200 per second`. */
export function limitOf(policy: string, source?: string): string {
  const rows = (readApiFile(source) as ApiFile).info.description.split('\n')
  const row = rows.find((line) => line.startsWith(`| \`${policy}\` |`))
  const limit = row?.split('|')[4]?.match(/\d+ per second/)?.[0]
  if (!limit) throw new Error(`The API file has no rate limit ${policy}.`)
  return limit
}

/** Reports kinds of update that are missing, unknown or repeated in a figure. */
export function requireEachUpdate(drawn: readonly string[], source?: string): void {
  const { enum: all } = (readApiFile(source) as ApiFile).components.schemas.UpdateType
  const wrong = [...new Set([...all, ...drawn])].filter(
    (name) => !all.includes(name) || drawn.filter((other) => other === name).length !== 1,
  )
  if (wrong.length > 0) throw new Error(`Each kind of update is drawn once, but not ${wrong.join(', ')}.`)
}
