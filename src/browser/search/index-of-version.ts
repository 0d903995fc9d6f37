import { type Manifest, searchFolder } from '../../search.ts'
import { createEngine, type Engine } from './engine.ts'

/** One engine for each version that was searched in; one that failed to load is tried again. */
const engines = new Map<string, Promise<Engine>>()

/** More than this a reader's connection is not asked to carry ahead. */
const mostReadAhead = 4_000_000

/** The engine of the version whose page is open. */
export function engineHere(): Promise<Engine> {
  const version = versionHere()
  const known = engines.get(version)
  if (known) return known
  const starting = start(version)
  engines.set(version, starting)
  starting.catch(() => engines.delete(version))
  return starting
}

/** Forgets an index that no longer fits what lies on the host: the site has been published anew. */
export function forgetEngines(): void {
  engines.clear()
}

async function start(version: string): Promise<Engine> {
  const manifest = (await readJson(`${searchFolder(version)}manifest.json`)) as Manifest
  const engine = createEngine(manifest, readJson)
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (manifest.bytes < mostReadAhead && !saveData)
    setTimeout(() => engine.readAll().catch(() => undefined), 3000)
  return engine
}

/** The search button knows each version's docs and name; pages outside them search in the first, the current one. */
function versionHere(): string {
  const button = document.querySelector<HTMLElement>('[data-search-versions]')
  const versions: [string, string][] = JSON.parse(button?.dataset.searchVersions ?? '[]')
  const here = versions
    .filter(([root]) => location.pathname.startsWith(root))
    .sort(([a], [b]) => b.length - a.length)
  return (here[0] ?? versions[0])?.[1] ?? ''
}

async function readJson(href: string): Promise<unknown> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`No part of the search index at ${href}: ${response.status}`)
  return response.json()
}
