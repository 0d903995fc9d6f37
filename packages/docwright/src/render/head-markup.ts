import type { HeadElement } from '../config/head-settings.ts'
import { getBasePath } from '../wire.ts'

/** Returns the elements of the config's `head` as HTML. The base path is added to site paths. */
export function renderHeadElements(head: readonly HeadElement[], url: string): string {
  return head.map((element) => getMarkup(element, getBasePath(url))).join('')
}

function getMarkup({ tag, attributes, ...rest }: HeadElement, base: string): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeText(addBase(name, value, base))}"`,
  )
  const text = 'text' in rest ? (rest.text ?? '') : ''
  return `<${tag}${written.join('')}>${tag === 'script' ? `${text}</script>` : ''}`
}

function addBase(name: string, value: string, base: string): string {
  return /^(?:src|href)$/.test(name) && /^\/(?!\/)/.test(value) ? base + value : value
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
