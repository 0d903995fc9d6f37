import { apiFile } from '../api-file.ts'

/** What is read of the API file. */
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

/** How an operation is called: `PATCH`. */
export function methodOf(operationId: string, source?: string): string {
  const methods = Object.values((apiFile(source) as ApiFile).paths).flatMap(Object.entries)
  const found = methods.find(([, operation]) => operation.operationId === operationId)
  if (!found) throw new Error(`The API file has no operation ${operationId}.`)
  return found[0].toUpperCase()
}

/** The status that an error code comes with. */
export function statusOf(code: string, source?: string): number {
  const { 'x-errorCatalogue': catalogue } = (apiFile(source) as ApiFile).components.schemas.ErrorCode
  const found = catalogue.find((error) => error.code === code)
  if (!found) throw new Error(`The API file has no error code ${code}.`)
  return found.status
}

/** The limit of a policy in production, as the table of the API file says it: `200 per second`. */
export function limitOf(policy: string, source?: string): string {
  const rows = (apiFile(source) as ApiFile).info.description.split('\n')
  const row = rows.find((line) => line.startsWith(`| \`${policy}\` |`))
  const limit = row?.split('|')[4]?.match(/\d+ per second/)?.[0]
  if (!limit) throw new Error(`The API file has no rate limit ${policy}.`)
  return limit
}

/** Says which kinds of update are drawn more or less often than once. */
export function requireEachUpdate(drawn: readonly string[], source?: string): void {
  const { enum: all } = (apiFile(source) as ApiFile).components.schemas.UpdateType
  const wrong = [...new Set([...all, ...drawn])].filter(
    (name) => !all.includes(name) || drawn.filter((other) => other === name).length !== 1,
  )
  if (wrong.length > 0) throw new Error(`Each kind of update is drawn once, but not ${wrong.join(', ')}.`)
}
