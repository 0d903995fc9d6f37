/** A persistent cache of expensive functions of texts. */
export interface Memory {
  /** Returns the cached result of a named function for a text, or undefined if there is none. */
  recall(functionName: string, text: string | Uint8Array): unknown
  keep(functionName: string, text: string | Uint8Array, result: unknown): void
}

let memory: Memory | undefined

/** Sets the cache for `readThroughCache` and `readThroughCacheAsync`. */
export function setMemory(newMemory: Memory | undefined): void {
  memory = newMemory
}

/** Returns the cache that `setMemory` has set. */
export function getMemory(): Memory | undefined {
  return memory
}

/** Returns the result of a named, costly function, which depends only on a text. Computes it once per text, across all runs of the same code. */
export function readThroughCache<Result>(functionName: string, text: string, compute: () => Result): Result {
  return (
    (memory?.recall(functionName, text) as Result | undefined) ?? keepResult(functionName, text, compute())
  )
}

/** Like `readThroughCache`, but for an asynchronous function. */
export async function readThroughCacheAsync<Result>(
  functionName: string,
  text: string,
  compute: () => Promise<Result>,
): Promise<Result> {
  return (
    (memory?.recall(functionName, text) as Result | undefined) ??
    keepResult(functionName, text, await compute())
  )
}

function keepResult<Result>(functionName: string, text: string, result: Result): Result {
  memory?.keep(functionName, text, result)
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
