import type { ComponentType, ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderedComponent, RenderRequest } from '../components/component.ts'
import { contentTag } from '../components/rendered-component.ts'
import type { IslandMarkup } from '../ui/islands/island.ts'
import { renderIsland } from '../ui/islands/island.ts'
import { renderInPlace } from '../ui/jsx/resolve-addresses.ts'
import type { SiteCode } from './site-code.ts'

interface Options {
  readonly components: SiteCode['components']
  /** The site's base path. */
  readonly basePath: string
}

/** Renders a site's own component, as an island if it is one. Errors that it throws are for its author to fix. */
export async function renderComponent(
  { name, move, ...request }: RenderRequest,
  { components, basePath }: Options,
): Promise<RenderedComponent> {
  try {
    const { [name]: Component, twin } = await components[name]!()
    const { html, attributes } = renderInPlace({ basePath, move }, () =>
      renderMarkup(Component as ComponentType<never>, { name, ...request }),
    )
    const markdown = typeof twin === 'function' ? String(twin(request.props)) : undefined
    // The browser needs it to render the links of an island as the build did.
    const allAttributes = move ? { ...attributes, 'data-docs-move': JSON.stringify(move) } : attributes
    return { html, attributes: allAttributes, ...(markdown !== undefined && { markdown }) }
  } catch (error) {
    return { mistake: formatError(error) }
  }
}

function renderMarkup(
  Component: ComponentType<never>,
  { name, props, prefix, hasContent }: Omit<RenderRequest, 'move'>,
): IslandMarkup {
  const children: ReactNode = hasContent ? createElement(contentTag) : undefined
  if ('island' in Component) {
    const { file } = Component.island as { file?: string }
    return renderIsland(Component, { name, file, prefix, props, children })
  }
  const html = renderToStaticMarkup(createElement(Component, { ...props, children } as never), {
    identifierPrefix: prefix,
  })
  return { html, attributes: { 'data-component': name } }
}

/** Formats an error with the line of the component's code that threw it: `total is not defined (/site/components/Cart.tsx:7:5)`. */
function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const place = error.stack?.match(/(?:file:\/\/)?(\/[^\s()]*\/components\/[^\s()]*:\d+:\d+)/)?.[1]
  return `${error.message}${place === undefined ? '' : ` (${place})`}`
}
