import type { HeadElement } from '../config/head-settings.ts'
import { getBasePath } from '../wire.ts'

/** Returns the elements of the config's `head` as HTML. The base path is added to site paths. */
export function renderHeadElements(head: readonly HeadElement[], url: string): string {
  return head.map((element) => renderElement(element, getBasePath(url))).join('')
}

function renderElement(element: HeadElement, basePath: string): string {
  const { tag } = element
  const attributes = Object.entries(element.attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escapeValue(addBasePath(name, value, basePath))}"`,
  )
  const startTag = `<${tag}${attributes.join('')}>`
  return element.tag === 'script' ? `${startTag}${element.text ?? ''}</script>` : startTag
}

/** Adds the base path to an address that starts with a single slash. Two slashes start the name of another host. */
function addBasePath(name: string, value: string, basePath: string): string {
  return /^(?:src|href)$/.test(name) && /^\/(?!\/)/.test(value) ? basePath + value : value
}

function escapeValue(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
