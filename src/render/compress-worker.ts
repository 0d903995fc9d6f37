import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What a browser needs before it paints. */
const painted = /\.(?:html|css|js)$/
const { quality }: { quality: number } = workerData

/** Compresses the files it is told of, one after the other; no file at all is the last word. */
parentPort?.on('message', (files: readonly string[]) => {
  if (files.length === 0) parentPort?.close()
  for (const file of files) compress(file)
})

function compress(file: string): void {
  const bytes = readFileSync(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: painted.test(file) ? quality : 8,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // A window as large as the file: a larger one is only memory to clear.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes.length)) + 1)),
  }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
