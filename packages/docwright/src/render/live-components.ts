import path from 'node:path'
import type { MessagePort, Worker } from 'node:worker_threads'
import type { RunnableDevEnvironment, ViteDevServer } from 'vite'
import type { DrawComponent, Drawing, DrawRequest } from '../components/component.ts'
import { codeAddress } from './code-address.ts'
import type * as drawing from './draw-component.tsx'
import { islandList } from './islands-plugin.ts'

/** What draws components while developing, by its address on Vite's server. */
export const drawingModule = codeAddress('render/draw-component.tsx')

/** Draws components as they are now; one that cannot even be read says why, as all that it throws. */
export function drawLive({ environments }: ViteDevServer): DrawComponent {
  return async (request) => {
    try {
      const { runner } = environments.ssr as RunnableDevEnvironment
      const { drawComponent } = await runner.import<typeof drawing>(drawingModule)
      return await drawComponent(request)
    } catch (error) {
      return { mistake: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** The islands that a file is part of in the browser; nothing for one that is part of none. */
export function islandsMadeOf(file: string, { environments }: ViteDevServer): readonly string[] | undefined {
  const reached = new Set(environments.client.moduleGraph.getModulesByFile(file))
  const islands = new Set<string>()
  for (const module of reached) {
    for (const importer of module.importers) {
      if (importer.id === islandList && module.file) islands.add(path.parse(module.file).name)
      else reached.add(importer)
    }
  }
  return islands.size > 0 ? [...islands] : undefined
}

interface DrawQuestion {
  readonly drawing: number
  readonly request: DrawRequest
}

interface DrawAnswer {
  readonly drawing: number
  readonly drawn: Drawing
}

/** Draws in another thread, which has the bundler: `port` leads there. */
export function drawElsewhere(port: MessagePort): DrawComponent {
  const waiting = new Map<number, (drawn: Drawing) => void>()
  let asked = 0
  port.on('message', (message: DrawAnswer | object) => {
    if (!('drawn' in message)) return
    waiting.get(message.drawing)?.(message.drawn)
    waiting.delete(message.drawing)
  })
  return (request) => {
    const { promise, resolve } = Promise.withResolvers<Drawing>()
    asked += 1
    waiting.set(asked, resolve)
    port.postMessage({ drawing: asked, request } satisfies DrawQuestion)
    return promise
  }
}

/** Draws what a thread asks for that has no bundler. */
export function drawFor(worker: Worker, draw: DrawComponent): void {
  worker.on('message', async (message: DrawQuestion | object) => {
    if (!('drawing' in message)) return
    const drawn = await draw(message.request)
    worker.postMessage({ drawing: message.drawing, drawn } satisfies DrawAnswer)
  })
}
