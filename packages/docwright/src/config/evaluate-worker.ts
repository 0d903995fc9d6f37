import { parentPort, workerData } from 'node:worker_threads'
import './resolve-docwright.ts'

// Sends what a config exports to the thread that asked for it, or what it throws instead.
import(workerData as string).then(
  ({ default: value }: { default?: unknown }) => send({ value }),
  (error) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    send({ error: { message, stack } })
  },
)

function send(answer: object): void {
  parentPort!.postMessage(answer)
}
