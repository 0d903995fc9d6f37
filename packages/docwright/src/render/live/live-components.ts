import { once } from 'node:events'
import path from 'node:path'
import type { MessagePort, Worker } from 'node:worker_threads'
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import type { ViteDevServer } from 'vite'
import type { RenderComponent, RenderedComponent, RenderRequest } from '../../components/component.ts'
import type { Page } from '../../model/page.ts'
import { islandList } from '../bundle/site-lists.ts'
import type * as drawing from './render-live-component.ts'
import type { RenderingCode } from './rendering-code.ts'
import { componentModule } from './rendering-code.ts'

/**
 * Returns a function that renders components from their current files. A component that can't be loaded fails like one that
 * throws.
 */
export function renderComponentLive(code: RenderingCode, basePath: string): RenderComponent {
  return async (request) => {
    try {
      return await code.use(componentModule, ({ renderOwnComponent: drawOwnComponent }: typeof drawing) =>
        drawOwnComponent(request, basePath),
      )
    } catch (error) {
      return { mistake: error instanceof Error ? error.message : String(error) }
    }
  }
}

/** Returns the islands that a file is part of in the browser, or undefined if it's part of none. */
export function findIslandsWith(
  file: string,
  { environments }: ViteDevServer,
): readonly string[] | undefined {
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

/** A component to render, and where to return the result. */
interface RenderRequestMessage {
  readonly request: RenderRequest
  readonly answerTo: MessagePort
}

/** Renders components in the thread of the bundler, through `port`. */
export function renderInBundlerThread(port: MessagePort): RenderComponent {
  return async (request) => {
    const { port1: answers, port2: answerTo } = new MessageChannel()
    port.postMessage({ request, answerTo } satisfies RenderRequestMessage, [answerTo])
    const [drawn]: RenderedComponent[] = await once(answers, 'message')
    answers.close()
    return drawn!
  }
}

/** A page whose markup is requested, and the shared memory that wakes the waiting thread. */
interface MarkupQuestion {
  readonly markupOf: string
  readonly markupTo: MessagePort
  readonly isSent: Int32Array
}

/**
 * Returns a function that renders pages in the bundler's thread, and blocks until their markup arrives, because extensions ask
 * for Markdown synchronously.
 */
export function createMarkupReader(port: MessagePort): (page: Page) => string {
  return ({ href }) => {
    const { port1: markup, port2: markupTo } = new MessageChannel()
    const isSent = new Int32Array(new SharedArrayBuffer(4))
    port.postMessage({ markupOf: href, markupTo, isSent } satisfies MarkupQuestion, [markupTo])
    Atomics.wait(isSent, 0, 0)
    const drawn: string = receiveMessageOnPort(markup)?.message
    markup.close()
    return drawn
  }
}

/** Handles the rendering requests of a thread without a bundler. A page that can't be rendered has no markup. */
export function answerRenderRequests(
  worker: Worker,
  draw: RenderComponent,
  markupOf: (href: string) => Promise<string>,
): void {
  worker.on('message', async (message: RenderRequestMessage | MarkupQuestion | object) => {
    if ('answerTo' in message) message.answerTo.postMessage(await draw(message.request))
    if (!('markupTo' in message)) return
    message.markupTo.postMessage(await markupOf(message.markupOf).catch(() => ''))
    Atomics.store(message.isSent, 0, 1)
    Atomics.notify(message.isSent, 0)
  })
}
