import type { Manifest } from '../../search.ts'
import { searchFolder } from '../../search.ts'
import { withBase } from '../platform/base-path.ts'
import type { Engine, Found } from './engine.ts'
import { createEngine } from './engine.ts'

const nothing: Found = { results: [], fits: false }

/** One engine for each version that was searched in; one that failed to load is tried again. */
const engines = new Map<string, Promise<Engine>>()

/** More than this a reader's connection is not asked to carry ahead. */
const mostReadAhead = 4_000_000

/** The results of a text in a version's index; an empty text only begins to read it. Throws when it cannot be read. */
export async function search(version: string, text: string, limit: number): Promise<Found> {
  const found = async () => {
    const engine = await engineOf(version)
    return text ? engine.find(text, limit) : nothing
  }
  return found().catch((error: unknown) => {
    if (!navigator.onLine) throw error
    // Once more with a fresh index, for a site that was published anew while the page was open.
    engines.clear()
    return found()
  })
}

function engineOf(version: string): Promise<Engine> {
  const known = engines.get(version)
  if (known) return known
  const starting = start(version)
  engines.set(version, starting)
  starting.catch(() => engines.delete(version))
  return starting
}

async function start(version: string): Promise<Engine> {
  const manifest = (await readJson(`${searchFolder(version)}manifest.json`)) as Manifest
  const engine = createEngine(manifest, readJson)
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (manifest.bytes < mostReadAhead && !saveData) {
    setTimeout(() => engine.readAll().catch(() => undefined), 3000)
  }
  return engine
}

async function readJson(href: string): Promise<unknown> {
  const response = await fetch(withBase(href))
  if (!response.ok) throw new Error(`No part of the search index at ${href}: ${response.status}`)
  return response.json()
}
