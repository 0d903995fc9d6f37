import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this a compressed copy saves no packet. */
const leastBytes = 512

/** Puts `.br` and `.gz` beside every text file, for hosts that serve what lies there. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await Array.fromAsync(glob('**/*.{html,txt,css,js,json,yaml,xml,svg,md}', { cwd: folder }))
  const work = names.values()
  const worker = async () => {
    for (const name of work) await compress(path.join(folder, name))
  }
  await Promise.all([worker(), worker(), worker(), worker()])
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }
  const [brotli, zipped] = await Promise.all([toBrotli(bytes, quality), toGzip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)])
}
