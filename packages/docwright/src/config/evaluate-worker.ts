import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { codeFile } from '../code-file.ts'

// A config gets the very docwright that reads it, be it installed beside the config or not.
const { href: url } = pathToFileURL(codeFile('docwright.ts'))
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'docwright' ? { url, shortCircuit: true } : next(specifier, context),
})

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
