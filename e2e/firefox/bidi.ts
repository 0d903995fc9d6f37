import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A Firefox that is driven by WebDriver BiDi (w3c.github.io/webdriver-bidi), which it speaks without a driver. */
export interface Firefox {
  /** Loads an address and waits for the whole page. */
  readonly go: (address: string) => Promise<void>
  /** The value of an expression in the page. */
  readonly read: <T>(expression: string) => Promise<T>
  readonly close: () => void
}

/** Starts a Firefox of its own, with an empty profile and no window. */
export async function startFirefox(program: string): Promise<Firefox> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
  const firefox = spawn(program, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ])
  const socket = new WebSocket(`${await addressIn(firefox.stderr)}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const send = sender(socket)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]!.context
  return {
    go: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    read: async <T>(expression: string) => {
      const { result } = await send<{ result: { value: string } }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      return JSON.parse(result.value) as T
    },
    close: () => {
      socket.close()
      firefox.once('exit', () => rmSync(profile, { recursive: true, force: true }))
      firefox.kill()
    },
  }
}

/** Firefox says where it listens. */
function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    output.on('data', (chunk) => {
      text += chunk
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(text)?.[1]
      if (address) resolve(address)
    })
    output.on('end', () => reject(new Error(`Firefox ended before it listened:\n${text}`)))
  })
}

/** Commands are numbered, and so are their answers. */
function sender(socket: WebSocket) {
  let last = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(data)
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  return <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, ({ type, result, message }) => {
        if (type === 'success') resolve(result as T)
        else reject(new Error(`${method}: ${message}`))
      })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

interface Answer {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly message?: string
}
