import type { ComponentType, ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawing, DrawRequest } from '../components/component.ts'
import { contentTag } from '../components/drawn-component.ts'
import type { IslandMarkup } from '../ui/islands/island.ts'
import { islandMarkup } from '../ui/islands/island.ts'
import { drawnIn } from '../ui/jsx/printed.ts'
import type { SiteCode } from './site-code.ts'

interface Options {
  readonly components: SiteCode['components']
  /** The path below which the site lives on its host. */
  readonly basePath: string
}

/** Draws a component of the writer's, as an island when it is one; what it throws is the writer's to fix. */
export async function drawComponent(
  { name, move, ...request }: DrawRequest,
  { components, basePath }: Options,
): Promise<Drawing> {
  try {
    const { [name]: Component, twin } = await components[name]!()
    const { html, attributes } = drawnIn({ basePath, move }, () =>
      markupOf(Component as ComponentType<never>, { name, ...request }),
    )
    const markdown = typeof twin === 'function' ? String(twin(request.props)) : undefined
    // The browser draws its links as they are here.
    const around = move ? { ...attributes, 'data-docs-move': JSON.stringify(move) } : attributes
    return { html, attributes: around, ...(markdown !== undefined && { markdown }) }
  } catch (error) {
    return { mistake: wordsOf(error) }
  }
}

function markupOf(
  Component: ComponentType<never>,
  { name, props, prefix, hasContent }: Omit<DrawRequest, 'move'>,
): IslandMarkup {
  const children: ReactNode = hasContent ? createElement(contentTag) : undefined
  if ('island' in Component) {
    const { file } = Component.island as { file?: string }
    return islandMarkup(Component, { name, file, prefix, props, children })
  }
  const html = renderToStaticMarkup(createElement(Component, { ...props, children } as never), {
    identifierPrefix: prefix,
  })
  return { html, attributes: { 'data-component': name } }
}

/** What was thrown, and the line of the writer's code that threw it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const at = error.stack?.match(/(?:file:\/\/)?(\/[^\s()]*\/components\/[^\s()]*:\d+:\d+)/)?.[1]
  return `${error.message}${at === undefined ? '' : ` (${at})`}`
}
