import type { Result } from '../../search.ts'
import { basePath, toSitePath } from '../platform/base-path.ts'
import { memoizeAsync } from '../platform/memoize-async.ts'
import { trustScript } from '../platform/trusted-types.ts'
import type { Hits } from './engine.ts'
import workerAddress from './worker?worker&url'
import type { Answer, Question } from './worker.ts'

/** The worker that searches the index, so that queries don't block typing. */
let worker: Worker | undefined

/** Searches the pages of the current version; throws if the index can't be loaded. */
export function find(text: string, limit: number): Promise<Hits> {
  const target = worker ?? startWorker()
  const { port1: answers, port2: port } = new MessageChannel()
  const answered = new AbortController()
  const { signal } = answered
  return new Promise((resolve, reject) => {
    answers.onmessage = ({ data }: MessageEvent<Answer>) => {
      answered.abort()
      if (data) resolve({ ...data, results: data.results.map(preferCurrentPage) })
      else reject(new Error("The search index can't be read."))
    }
    target.addEventListener('error', () => reject(new Error("Search can't be started.")), { signal })
    const question = { base: basePath, version: findCurrentVersion(), text, limit, here: getCurrentPage() }
    target.postMessage(question satisfies Question, [port])
  })
}

/** Loads the index before the reader types, and resolves when searches can use it. */
export const preloadIndex = memoizeAsync(() => find('', 0))

function startWorker(): Worker {
  worker = new Worker(trustScript(workerAddress), { type: 'module' })
  // If the worker's code can't be loaded, the next query tries again.
  worker.addEventListener('error', () => {
    worker = undefined
  })
  return worker
}

/**
 * Returns the version to search in. The search button has each version's name and root; pages outside all versions use the
 * current version.
 */
function findCurrentVersion(): string {
  const button = document.querySelector<HTMLElement>('[data-search-versions]')
  const versions: [string, string][] = JSON.parse(button?.dataset.searchVersions ?? '[]')
  const here = versions
    .filter(([root]) => getCurrentPage().startsWith(root))
    .sort(([a], [b]) => b.length - a.length)
  return (here[0] ?? versions[0])?.[1] ?? ''
}

function getCurrentPage(): string {
  return toSitePath(location.pathname) ?? '/'
}

const operationKinds: ReadonlySet<Result['kind']> = new Set(['field', 'header', 'parameter', 'value'])

/**
 * Makes a result lead to the current page if that has the same field. A field that many operations share is one result, which would
 * otherwise lead to any of them.
 */
function preferCurrentPage(result: Result): Result {
  const [page = '', id = ''] = result.href.split('#')
  const here = getCurrentPage()
  const isSameReference = getFolder(page) === getFolder(here)
  return operationKinds.has(result.kind) && isSameReference && document.getElementById(id)
    ? { ...result, href: `${here}#${id}` }
    : result
}

function getFolder(href: string): string {
  return href.slice(0, href.lastIndexOf('/'))
}
