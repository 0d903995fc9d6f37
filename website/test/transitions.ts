import { apiDocument } from './api-document.ts'

interface From {
  readonly status: string
  readonly results: readonly { readonly status: string; readonly when: string | undefined }[]
}

const written = apiDocument.components.schemas.UpdateType!['x-transitions']!

/** The statuses in which each kind of update is allowed, and those that may follow. Empty for an update that's allowed in any. */
export const transitions: ReadonlyMap<string, readonly From[]> = new Map(
  Object.entries(written).map(([event, from]) => [
    event,
    Object.entries(from === 'any' ? {} : from).map(([status, results]) => ({
      status,
      results: Array.isArray(results)
        ? results.map((each: string) => ({ status: each, when: undefined }))
        : Object.entries(results).map(([each, when]) => ({ status: each, when })),
    })),
  ]),
)
