import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SearchSource } from '../../artefacts/search-index.ts'
import { codeFile } from '../../code-file.ts'

/** A file of the site to write, and its content: text, or what becomes JSON. One without content is there already. */
export interface FileToWrite {
  readonly name: string
  readonly content?: string | object
}

/** A search index to make and to write. */
export interface IndexToWrite {
  readonly source: SearchSource
}

/** Brotli's quality: 10 packs a twelfth closer than 8 and takes twenty times as long, which only few pages are worth. */
const qualityFor = (pages: number) => (pages > 300 ? 8 : 10)

/** Files are held outside of the heap, which would be cleaned too seldom to let go of them. */
const resourceLimits = { maxYoungGenerationSizeMb: 1 }

/** To wake another thread takes as long as to compress a small file. */
const inOneMessage = 8

/** Characters of text given and not yet written; more would only hold memory. */
const mostUnwritten = 4_000_000

interface Options {
  /** How many pages the site has. */
  readonly pages: number
  readonly kept?: string | undefined
  readonly isCompressed?: boolean
}

/**
 * Writes files into the folder of a site, and puts `.br` and `.gz` next to those that are text, for hosts that serve what is there; on another
 * core, while pages render. A file may keep what came of them for the next time. Not every host needs the copies.
 */
export function startWriting(folder: string, { pages, kept, isCompressed = true }: Options) {
  const workerData = { folder, quality: qualityFor(pages), kept, isCompressed }
  const worker = new Worker(codeFile('render/write/writing-worker.ts'), { workerData, resourceLimits })
  const ended = once(worker, 'exit')
  // An error in the worker is thrown by who waits for it.
  ended.catch(() => undefined)
  let waiting: FileToWrite[] = []
  let unwritten = 0
  const sent: number[] = []
  worker.on('message', () => {
    unwritten -= sent.shift() ?? 0
  })
  const send = () => {
    if (waiting.length === 0) return
    sent.push(waiting.reduce((sum, file) => sum + lengthOf(file), 0))
    worker.postMessage(waiting)
    waiting = []
  }
  return {
    /** Resolves when there is room for the next one. */
    async write(file: FileToWrite): Promise<void> {
      waiting.push(file)
      unwritten += lengthOf(file)
      const isFull = unwritten > mostUnwritten
      if (isFull || waiting.length >= inOneMessage) send()
      if (isFull) await Promise.race([once(worker, 'message'), ended])
    },
    /** Has a search index created and written before the files that are passed next. */
    writeIndex(index: IndexToWrite): void {
      send()
      sent.push(0)
      worker.postMessage(index)
    },
    /** Resolves when every file is there, with its compressed copies. */
    async finish(): Promise<void> {
      send()
      worker.postMessage([])
      const [code] = await ended
      if (code !== 0) throw new Error(`Expected the writing to end well, it ended with ${code}.`)
    },
    /** Resolves when nothing is written any more, be it finished or not. */
    async stop(): Promise<void> {
      await worker.terminate()
    },
  }
}

function lengthOf({ content }: FileToWrite): number {
  return typeof content === 'string' ? content.length : 0
}
