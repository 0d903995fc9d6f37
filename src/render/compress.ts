import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Files that are text by how their names end. */
const text = /\.(?:html|txt|css|m?js|json|yaml|xml|svg|md)$/

/** Brotli's quality: 10 packs a twelfth closer than 8 and takes twenty times as long, which only few pages are worth. */
const qualityFor = (pages: number) => (pages > 300 ? 8 : 10)

/** Files are held outside of the heap, which would grow large all the same. */
const resourceLimits = { maxYoungGenerationSizeMb: 4 }

/** To wake another thread takes as long as to compress a small file. */
const inOneMessage = 8

/**
 * Puts `.br` and `.gz` beside text files, for hosts that serve what lies there; on another core, while pages render. A file
 * may keep what came of them for the next time.
 */
export function startCompressing(pages: number, { kept }: { readonly kept?: string | undefined } = {}) {
  const workerData = { quality: qualityFor(pages), kept }
  const worker = new Worker(new URL('./compress-worker.ts', import.meta.url), { workerData, resourceLimits })
  const ended = once(worker, 'exit')
  // An error in the worker is thrown by `finish`, which waits for its end.
  ended.catch(() => undefined)
  let waiting: string[] = []
  const send = () => {
    if (waiting.length > 0) worker.postMessage(waiting)
    waiting = []
  }
  return {
    add(file: string): void {
      if (text.test(file)) waiting.push(file)
      if (waiting.length >= inOneMessage) send()
    },
    /** Resolves when every file has its compressed copies. */
    async finish(): Promise<void> {
      send()
      worker.postMessage([])
      const [code] = await ended
      if (code !== 0) throw new Error(`Expected the compression to end well, it ended with ${code}.`)
    },
    /** Resolves when nothing is written any more, be it finished or not. */
    async stop(): Promise<void> {
      await worker.terminate()
    },
  }
}
