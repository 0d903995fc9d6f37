/** What costly functions of texts came to, in this run or in one before it. */
export interface Memory {
  /** What a function made of a text; nothing when that is not known. */
  recall(of: string, text: string | Uint8Array): unknown
  keep(of: string, text: string | Uint8Array, result: unknown): void
}

let memory: Memory | undefined

/** From now on, functions of texts ask this memory before they begin. */
export function recallFrom(given: Memory): void {
  memory = given
}

/** What a costly function makes of a text and nothing else: asked once for each text, as long as the code stays the same. */
export function recalled<Result>(of: string, text: string, compute: () => Result): Result {
  return (memory?.recall(of, text) as Result | undefined) ?? kept(of, text, compute())
}

/** The same for what takes its time. */
export async function recalledLater<Result>(
  of: string,
  text: string,
  compute: () => Promise<Result>,
): Promise<Result> {
  return (memory?.recall(of, text) as Result | undefined) ?? kept(of, text, await compute())
}

function kept<Result>(of: string, text: string, result: Result): Result {
  memory?.keep(of, text, result)
  return result
}

/** What files came to that were read before, by their paths; good for as long as no file has come or gone. */
export type Readings = Map<string, { readonly text: string; readonly result: unknown }>

/** What a file comes to, read again only when its text is another one; `read` is given what it came to before. */
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
