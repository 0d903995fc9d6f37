import { parentPort, workerData } from 'node:worker_threads'
import './resolve-docwright.ts'

// Sends a config's default export, or the error that it throws, to the main thread.
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
