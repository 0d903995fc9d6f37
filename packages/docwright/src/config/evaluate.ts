import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { resolveCodeFile } from '../code-file.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'

type Message = { readonly value: unknown } | { readonly error: Pick<Error, 'message' | 'stack'> }
type Evaluated = { readonly value: unknown } | { readonly problem: Problem }

/** How long a config may take to evaluate, in milliseconds. */
const maxEvaluationMs = 15_000

/** Evaluates a config and its imports afresh, in a worker, because a config may throw, exit, or never finish. */
export async function evaluate(file: string): Promise<Evaluated> {
  const { href } = pathToFileURL(path.resolve(file))
  const worker = new Worker(resolveCodeFile('config/evaluate-worker.ts'), { workerData: href })
  const { promise, resolve } = Promise.withResolvers<Evaluated>()
  const reportUnfinished = () => resolve({ problem: { place: getFileStart(file), ...unfinishedConfig } })
  const timer = setTimeout(reportUnfinished, maxEvaluationMs)
  worker.once('message', (message: Message) =>
    resolve('error' in message ? { problem: describeThrown(message.error, { file, href }) } : message),
  )
  worker.once('error', (error) => resolve({ problem: describeThrown(error as Error, { file, href }) }))
  worker.once('exit', reportUnfinished)
  const evaluated = await promise
  clearTimeout(timer)
  await worker.terminate()
  return evaluated
}

const unfinishedConfig = {
  message: "The config didn't finish loading.",
  hint: 'remove `process.exit` and any promise that never resolves',
}

function describeThrown(
  { message, stack }: Pick<Error, 'message' | 'stack'>,
  { file, href }: { file: string; href: string },
): Problem {
  // Node's messages contain absolute paths, and for a missing module also the importing file.
  const words = message.replace(/ imported from [\s\S]*/, '').replaceAll(`${process.cwd()}${path.sep}`, '')
  const named = (stack ?? '').split(`${href}:`).slice(1)
  const [, line, column] = named.map((rest) => /^(\d+):(\d+)/.exec(rest)).find(Boolean) ?? []
  const place = { ...getFileStart(file), line: Number(line ?? 1), column: Number(column ?? 1) }
  return { place, message: `The config can't be evaluated: ${words.replace(/\.?$/, '.')}` }
}
