import { components } from 'virtual:components'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawing, DrawRequest } from '../components/component.ts'
import { contentTag } from '../components/drawn-component.ts'
import { islandMarkup } from '../ui/islands/island.ts'

/** Draws a component of the writer's, as an island when it is one; what it throws is the writer's to mend. */
export async function drawComponent({ name, props, prefix, hasContent }: DrawRequest): Promise<Drawing> {
  try {
    const Component = await components[name]!()
    const children: ReactNode = hasContent ? createElement(contentTag) : undefined
    if ('island' in Component) return islandMarkup(Component, { name, prefix, props, children })
    const html = renderToStaticMarkup(createElement(Component, { ...props, children } as never), {
      identifierPrefix: prefix,
    })
    return { html, attributes: { 'data-component': name } }
  } catch (error) {
    return { mistake: wordsOf(error) }
  }
}

/** What was thrown, and the line of the writer's code that threw it. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const at = error.stack?.match(/(?:file:\/\/)?(\/[^\s()]*\/components\/[^\s()]*:\d+:\d+)/)?.[1]
  return `${error.message}${at === undefined ? '' : ` (${at})`}`
}
