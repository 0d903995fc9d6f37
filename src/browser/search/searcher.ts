import { hrefAt } from '../platform/base-path.ts'
import { keptUnlessFailed } from '../platform/kept-unless-failed.ts'
import { trustedScript } from '../platform/trusted.ts'
import type { Found } from './engine.ts'
import type { Answer, Question } from './worker.ts'
import workerAddress from './worker.ts?worker&url'

interface Asked {
  readonly resolve: (found: Found) => void
  readonly reject: (error: Error) => void
}

/** The index is searched in a thread of its own, so that no query holds up a keystroke. */
let worker: Worker | undefined
const asked = new Map<number, Asked>()
let turns = 0

/** What a text finds among the pages of the version in hand; throws when the index cannot be had. */
export function find(text: string, limit: number): Promise<Found> {
  worker ??= startWorker()
  const question: Question = { turn: ++turns, version: versionHere(), text, limit }
  worker.postMessage(question)
  return new Promise((resolve, reject) => asked.set(question.turn, { resolve, reject }))
}

/** Begins to read the index before anything is asked, and resolves when questions are answered from it. */
export const readAhead = keptUnlessFailed(() => find('', 0))

function startWorker(): Worker {
  const started = new Worker(trustedScript(workerAddress), { type: 'module' })
  started.addEventListener('message', ({ data: { turn, found } }: MessageEvent<Answer>) => {
    if (found) asked.get(turn)?.resolve(found)
    else asked.get(turn)?.reject(new Error('The search index could not be read.'))
    asked.delete(turn)
  })
  // Its code could not be had; the next question tries again.
  started.addEventListener('error', () => {
    worker = undefined
    for (const { reject } of asked.values()) reject(new Error('The search could not be started.'))
    asked.clear()
  })
  return started
}

/** The search button knows each version's docs and name; pages outside them search in the first, the current one. */
function versionHere(): string {
  const button = document.querySelector<HTMLElement>('[data-search-versions]')
  const versions: [string, string][] = JSON.parse(button?.dataset.searchVersions ?? '[]')
  const href = hrefAt(location.pathname) ?? '/'
  const here = versions.filter(([root]) => href.startsWith(root)).sort(([a], [b]) => b.length - a.length)
  return (here[0] ?? versions[0])?.[1] ?? ''
}
