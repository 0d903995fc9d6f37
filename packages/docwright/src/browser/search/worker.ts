import type { Manifest } from '../../search.ts'
import { getSearchFolder } from '../../search.ts'
import { addBasePath, setBasePath } from '../platform/base-path.ts'
import { isSlow } from '../platform/connection.ts'
import { memoizeAsync } from '../platform/memoize-async.ts'
import type { Engine, Hits } from './engine.ts'
import { createEngine } from './engine.ts'

/** Asks the worker for the results of a text in a version's index. An empty text only preloads the index. */
export interface Question {
  /** The site's base path. */
  readonly base: string
  readonly version: string
  readonly text: string
  readonly limit: number
  /** The current page. */
  readonly here: string
}

/** The results, or undefined if the index couldn't be read. */
export type Answer = Hits | undefined

const nothing: Hits = { results: [], fits: false }

/** The engines by version. Each is created on the first search in its version. */
const engines = new Map<string, Promise<Engine>>()
const getEngine = memoizeAsync(startEngine, engines)

/** The largest index that is preloaded, in bytes. */
const maxPrefetchedBytes = 4_000_000

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<Question>) => {
  // Retries with a fresh index, for a site that was republished while the page was open.
  const retry = () => {
    if (!navigator.onLine) return undefined
    engines.clear()
    return search(data)
  }
  const answer: Answer = await search(data)
    .catch(retry)
    .catch(() => undefined)
  port!.postMessage(answer)
})

async function search({ base, version, text, limit, here }: Question): Promise<Hits> {
  setBasePath(base)
  const engine = await getEngine(version)
  return text ? engine.find(text, { limit, here }) : nothing
}

async function startEngine(version: string): Promise<Engine> {
  const manifest = (await readJson(`${getSearchFolder(version)}manifest.json`)) as Manifest
  const engine = createEngine(manifest, readJson)
  if (manifest.bytes < maxPrefetchedBytes && !isSlow()) {
    setTimeout(() => engine.readAll().catch(() => undefined), 3000)
  }
  return engine
}

async function readJson(href: string): Promise<unknown> {
  const response = await fetch(addBasePath(href))
  if (!response.ok) throw new Error(`No part of the search index at ${href}: ${response.status}`)
  return response.json()
}
