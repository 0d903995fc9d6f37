import { once } from 'node:events'
import path from 'node:path'
import type { MessagePort, Worker } from 'node:worker_threads'
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import type { ViteDevServer } from 'vite'
import type { RenderComponent, RenderedComponent, RenderRequest } from '../../components/component.ts'
import type { Page } from '../../model/page.ts'
import { islandList } from '../bundle/site-lists.ts'
import type * as rendering from './render-live-component.ts'
import type { RenderingCode } from './rendering-code.ts'
import { componentModule } from './rendering-code.ts'

/**
 * Returns a function that renders components from their current files. A component that can't be loaded fails like one that
 * throws.
 */
export function renderComponentLive(code: RenderingCode, basePath: string): RenderComponent {
  return async (request) => {
    try {
      return await code.use(componentModule, ({ renderOwnComponent: drawOwnComponent }: typeof rendering) =>
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
  const importers = new Set(environments.client.moduleGraph.getModulesByFile(file))
  const islands = new Set<string>()
  // The loop also visits the importers that it adds.
  for (const module of importers) {
    for (const importer of module.importers) {
      if (importer.id === islandList && module.file) islands.add(path.parse(module.file).name)
      else importers.add(importer)
    }
  }
  return islands.size > 0 ? [...islands] : undefined
}

/** Asks the bundler's thread for a component. The result is sent to `replyPort`. */
interface ComponentMessage {
  readonly request: RenderRequest
  readonly replyPort: MessagePort
}

/** Returns a function that renders components in the bundler's thread, which receives requests from `port`. */
export function renderInBundlerThread(port: MessagePort): RenderComponent {
  return async (request) => {
    const { port1: replies, port2: replyPort } = new MessageChannel()
    port.postMessage({ request, replyPort } satisfies ComponentMessage, [replyPort])
    const [rendered]: RenderedComponent[] = await once(replies, 'message')
    replies.close()
    return rendered!
  }
}

/** Asks the bundler's thread for the markup of a page. Setting the shared `isSent` to 1 wakes the waiting thread. */
interface MarkupMessage {
  readonly href: string
  readonly replyPort: MessagePort
  readonly isSent: Int32Array
}

/**
 * Returns a function that renders pages in the bundler's thread, and blocks until their markup arrives, because extensions ask
 * for Markdown synchronously.
 */
export function createMarkupReader(port: MessagePort): (page: Page) => string {
  return ({ href }) => {
    const { port1: replies, port2: replyPort } = new MessageChannel()
    const isSent = new Int32Array(new SharedArrayBuffer(4))
    port.postMessage({ href, replyPort, isSent } satisfies MarkupMessage, [replyPort])
    Atomics.wait(isSent, 0, 0)
    const markup: string = receiveMessageOnPort(replies)?.message
    replies.close()
    return markup
  }
}

/** What a thread without a bundler asks for. */
export interface Renderers {
  readonly renderComponent: RenderComponent
  /** Returns the markup of the page at an address. */
  readonly renderMarkup: (href: string) => Promise<string>
}

/** Handles the rendering requests of a thread without a bundler. A page that can't be rendered has no markup. */
export function handleRenderRequests(worker: Worker, { renderComponent, renderMarkup }: Renderers): void {
  worker.on('message', async (message: ComponentMessage | MarkupMessage | object) => {
    if ('request' in message && 'replyPort' in message) {
      message.replyPort.postMessage(await renderComponent(message.request))
    }
    if (!('isSent' in message)) return
    message.replyPort.postMessage(await renderMarkup(message.href).catch(() => ''))
    Atomics.store(message.isSent, 0, 1)
    Atomics.notify(message.isSent, 0)
  })
}
