import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { keptResults } from './kept-results.ts'

/** What a browser needs before it paints. */
const painted = /\.(?:html|css|js)$/
const { quality, kept }: { quality: number; kept: string | undefined } = workerData
const memory = kept === undefined ? undefined : await keptResults(kept)

/** Compresses the files it is told of, one after the other; no file at all is the last word. */
parentPort?.on('message', async (files: readonly string[]) => {
  for (const file of files) compress(file)
  if (files.length > 0) return
  await memory?.save()
  parentPort?.close()
})

function compress(file: string): void {
  const bytes = readFileSync(file)
  const level = painted.test(file) ? quality : 8
  const known = memory?.recall(`compressed ${level}`, bytes) as Packed | undefined
  const { br, gz } = known ?? packed(bytes, level)
  if (!known) memory?.keep(`compressed ${level}`, bytes, { br, gz })
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

interface Packed {
  readonly br: Uint8Array
  readonly gz: Uint8Array
}

function packed(bytes: Uint8Array, level: number): Packed {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // A window as large as the file: a larger one is only memory to clear.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes.length)) + 1)),
  }
  return { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) }
}
