import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SearchSource } from '../../artefacts/search-index.ts'
import { resolveCodeFile } from '../../code-file.ts'

/**
 * A file of the site to write, with its content: a text, or a value that is written as JSON. Without content, the file already
 * exists.
 */
export interface FileToWrite {
  readonly name: string
  readonly content?: string | object
}

/** A search index to build and write. */
export interface IndexToWrite {
  readonly source: SearchSource
}

/**
 * Returns Brotli's quality. 10 compresses 8% better than 8 but takes twenty times as long, which is only worth it for small
 * sites.
 */
const chooseQuality = (pages: number) => (pages > 300 ? 8 : 10)

/** Files are stored outside the heap. With a large heap, garbage collection would run too rarely to release them. */
const resourceLimits = { maxYoungGenerationSizeMb: 1 }

/** How many files are sent in one message, because waking another thread takes as long as compressing a small file. */
const filesPerMessage = 8

/** How many characters may be waiting to be written. More would only use memory. */
const maxUnwrittenBytes = 4_000_000

interface Options {
  /** The number of the site's pages. */
  readonly pages: number
  readonly cacheFile?: string | undefined
  readonly isCompressed?: boolean
}

/**
 * Writes files to the site's folder in another thread while pages render, with `.br` and `.gz` copies of text files for hosts
 * that need them. A cache file may keep the compressed results.
 */
export function startWriting(folder: string, { pages, cacheFile, isCompressed = true }: Options) {
  const workerData = { folder, quality: chooseQuality(pages), cacheFile, isCompressed }
  const worker = new Worker(resolveCodeFile('render/write/writing-worker.ts'), { workerData, resourceLimits })
  const ended = once(worker, 'exit')
  // An error in the worker is thrown where it's awaited.
  ended.catch(() => undefined)
  let waiting: FileToWrite[] = []
  let unwrittenLength = 0
  const sentLengths: number[] = []
  worker.on('message', () => {
    unwrittenLength -= sentLengths.shift() ?? 0
  })
  const send = () => {
    if (waiting.length === 0) return
    sentLengths.push(waiting.reduce((sum, file) => sum + getLength(file), 0))
    worker.postMessage(waiting)
    waiting = []
  }
  return {
    /** Resolves when the queue has space for the next file. */
    async write(file: FileToWrite): Promise<void> {
      waiting.push(file)
      unwrittenLength += getLength(file)
      const isFull = unwrittenLength > maxUnwrittenBytes
      if (isFull || waiting.length >= filesPerMessage) send()
      if (isFull) await Promise.race([once(worker, 'message'), ended])
    },
    /** Builds and writes a search index before the files that are passed next. */
    writeIndex(index: IndexToWrite): void {
      send()
      sentLengths.push(0)
      worker.postMessage(index)
    },
    /** Resolves when all files and their compressed copies are written. */
    async finish(): Promise<void> {
      send()
      worker.postMessage([])
      const [code] = await ended
      if (code !== 0) throw new Error(`Expected the writing to end well, it ended with ${code}.`)
    },
    /** Resolves when writing has stopped, whether or not everything is written. */
    async stop(): Promise<void> {
      await worker.terminate()
    },
  }
}

function getLength({ content }: FileToWrite): number {
  return typeof content === 'string' ? content.length : 0
}
