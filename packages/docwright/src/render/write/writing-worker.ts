import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { isText } from '../../artefacts/artefact.ts'
import { createSearchIndex } from '../../artefacts/search-index.ts'
import { openResultCache } from './kept-results.ts'
import { resolveFileIn, writeFileIn } from './output-folder.ts'
import type { FileToWrite, IndexToWrite } from './start-writing.ts'

interface WorkerData {
  readonly folder: string
  readonly quality: number
  readonly cacheFile: string | undefined
  readonly isCompressed: boolean
}

/** Files that a browser needs before it paints. */
const neededForPaint = /\.(?:html|css|js)$/
const { folder, quality, cacheFile, isCompressed }: WorkerData = workerData
const resultCache = cacheFile === undefined ? undefined : await openResultCache(cacheFile)

/** Writes the files of each message in order and reports when they're written. An empty list ends the thread. */
parentPort?.on('message', async (message: readonly FileToWrite[] | IndexToWrite) => {
  const files = 'source' in message ? listFiles(message) : message
  for (const { name, content } of files) {
    const bytes = content === undefined ? undefined : getBytes(getText(content))
    if (bytes) writeFileIn(folder, name, bytes)
    if (isCompressed && isText(name)) compress(name, bytes ?? readFileSync(resolveFileIn(folder, name)))
  }
  if (files.length > 0) return parentPort?.postMessage('written')
  await resultCache?.save()
  parentPort?.close()
})

function listFiles({ source }: IndexToWrite): readonly FileToWrite[] {
  return createSearchIndex(source).map(({ file, content }) => ({ name: file, content: content() }))
}

/** A shared buffer for encoding files. Separate buffers would wait for the garbage collection of this thread's small heap. */
const sharedBuffer = Buffer.allocUnsafeSlow(1_000_000)

function getBytes(text: string): Uint8Array {
  return Buffer.byteLength(text) > sharedBuffer.length
    ? Buffer.from(text)
    : sharedBuffer.subarray(0, sharedBuffer.write(text))
}

function getText(content: string | object): string {
  return typeof content === 'string' ? content : JSON.stringify(content)
}

function compress(name: string, bytes: Uint8Array): void {
  const level = neededForPaint.test(name) ? quality : 8
  const known = resultCache?.recall(`compressed ${level}`, bytes) as Packed | undefined
  const { br, gz } = known ?? pack(bytes, level)
  if (!known) resultCache?.keep(`compressed ${level}`, bytes, { br, gz })
  writeFileIn(folder, `${name}.br`, br)
  writeFileIn(folder, `${name}.gz`, gz)
}

interface Packed {
  readonly br: Uint8Array
  readonly gz: Uint8Array
}

function pack(bytes: Uint8Array, level: number): Packed {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // The window is as large as the file, because a larger one would only be memory to clear. Few pages are longer than a
    // megabyte.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(20, Math.max(10, Math.ceil(Math.log2(bytes.length)) + 1)),
  }
  return { br: brotliCompressSync(bytes, { params }), gz: gzipSync(bytes, { level: 9 }) }
}
