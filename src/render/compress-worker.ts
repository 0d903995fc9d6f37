import { readFileSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below this a compressed copy saves no packet. */
const leastBytes = 512

/** Compresses the files it is told of, one after the other; `null` is the last word. */
parentPort?.on('message', (file: string | null) => {
  if (file === null) parentPort?.close()
  else compress(file)
})

/** What a browser paints from is packed hardest; 9 would take ten times as long as 8, to clear its memory. */
const quality = (file: string) => (/\.(?:html|css|js)$/.test(file) ? 10 : 8)

function compress(file: string): void {
  const bytes = readFileSync(file)
  if (bytes.length < leastBytes) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // A window as large as the file: a larger one is only memory to clear.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(bytes.length)) + 1),
  }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
