/** A persistent cache of expensive functions of texts. */
export interface Memory {
  /** Returns the cached result of the function named `of` for a text, if it's known. */
  recall(of: string, text: string | Uint8Array): unknown
  keep(of: string, text: string | Uint8Array, result: unknown): void
}

let memory: Memory | undefined

/** Sets the cache for `readThroughCache` and `readThroughCacheAsync`. */
export function recallFrom(given: Memory | undefined): void {
  memory = given
}

/** Returns the cache that `recallFrom` has set. */
export function getMemory(): Memory | undefined {
  return memory
}

/** Returns the cached result of the costly function named `of`, which depends only on a text. Computes it once per text, across all runs of the same code. */
export function readThroughCache<Result>(of: string, text: string, compute: () => Result): Result {
  return (memory?.recall(of, text) as Result | undefined) ?? keepResult(of, text, compute())
}

/** Like `readThroughCache`, but for an asynchronous function. */
export async function readThroughCacheAsync<Result>(
  of: string,
  text: string,
  compute: () => Promise<Result>,
): Promise<Result> {
  return (memory?.recall(of, text) as Result | undefined) ?? keepResult(of, text, await compute())
}

function keepResult<Result>(of: string, text: string, result: Result): Result {
  memory?.keep(of, text, result)
  return result
}

/** The results of reading files, with the texts that were read, by path. Valid as long as no file is added or removed. */
export type Readings = Map<string, { readonly text: string; readonly result: unknown }>

/** Returns the result of reading a file. Takes it from `readings` if the text hasn't changed; otherwise calls `read` with the previous result. */
export async function readOnce<Result>(
  readings: Readings,
  { file, text }: { readonly file: string; readonly text: string },
  read: (before: Result | undefined) => Result | Promise<Result>,
): Promise<Result> {
  const known = readings.get(file)
  if (known?.text === text) return known.result as Result
  const result = await read(known?.result as Result | undefined)
  readings.set(file, { text, result })
  return result
}
