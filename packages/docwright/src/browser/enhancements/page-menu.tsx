import { basePath } from '../platform/base-path.ts'
import { createNodes } from '../platform/create-nodes.ts'
import { linkStylesheet } from '../platform/link-stylesheet.ts'
import { memoizeAsync } from '../platform/memoize-async.ts'
import { rejectAfterTimeout } from '../platform/reject-after-timeout.ts'
import { copy } from './copy.ts'
import styles from './page-menu.css?url'

/** The smallest distance between the menu and the window's edge, and between the menu and its link, in pixels. */
const minGap = 8

const loadStyles = memoizeAsync(() => rejectAfterTimeout(linkStylesheet(styles)))

let opened: HTMLElement | undefined

/** Whether the latest press was on the link of the open menu. The press closes the menu, so its click must not open it again. */
let hasPressClosed = false

document.addEventListener(
  'pointerdown',
  ({ target }) => {
    hasPressClosed =
      opened !== undefined && target instanceof Element && target.closest('[data-copy-page]') !== null
  },
  true,
)

/** Opens the menu next to its link, or closes it. A click by keyboard or by a program (`detail` is 0) belongs to no press. */
export async function togglePageMenu(link: HTMLAnchorElement, { detail }: MouseEvent): Promise<void> {
  if (hasPressClosed && detail > 0) return
  if (opened) {
    opened.hidePopover()
    return
  }
  await loadStyles()
  if (!opened && link.isConnected) open(link)
}

function open(link: HTMLAnchorElement): void {
  const menu = createNodes(<PageMenu {...createPublicAddresses(link)} />)[0] as HTMLElement
  const [copyPage, copyConfiguration] = menu.querySelectorAll('button')
  copyPage!.addEventListener('click', async () => {
    if (!(await copy(copyPage!, () => fetchText(link.href)))) location.assign(link.href)
  })
  copyConfiguration!.addEventListener('click', () => copy(copyConfiguration!, createMcpConfiguration))
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover()
  })
  show(menu, link)
  copyPage!.focus()
}

function show(menu: HTMLElement, link: HTMLAnchorElement): void {
  const closed = new AbortController()
  const place = () => {
    const { right, bottom } = link.getBoundingClientRect()
    const maxLeft = document.documentElement.clientWidth - menu.offsetWidth - minGap
    menu.style.left = `${Math.max(minGap, Math.min(right - menu.offsetWidth, maxLeft)) + scrollX}px`
    menu.style.top = `${bottom + scrollY + minGap}px`
  }
  menu.addEventListener('beforetoggle', ({ newState }) => {
    link.ariaExpanded = String(newState === 'open')
    if (newState === 'open') return
    opened = undefined
    closed.abort()
  })
  // After it has closed, when the focus has returned to the link.
  menu.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') menu.remove()
  })
  // Closing the menu returns the focus to the link, which not every browser focuses on a click.
  link.focus()
  link.after(menu)
  menu.showPopover()
  opened = menu
  place()
  addEventListener('resize', place, { signal: closed.signal })
}

interface Addresses {
  /** The page's Markdown as the site serves it. */
  readonly href: string
  /** The public address of the page's Markdown, which assistants can read. */
  readonly address: string
}

function PageMenu({ href, address }: Addresses) {
  const prompt = encodeURIComponent(`Read ${address} so that I can ask questions about it.`)
  return (
    <div popover="auto" role="dialog" aria-label="This page as Markdown" className="page-menu">
      <button type="button">Copy as Markdown</button>
      <a href={href}>View as Markdown</a>
      <a href={`https://claude.ai/new?q=${prompt}`} target="_blank" rel="noopener noreferrer">
        Open in Claude
      </a>
      <a href={`https://chatgpt.com/?q=${prompt}`} target="_blank" rel="noopener noreferrer">
        Open in ChatGPT
      </a>
      <button type="button">Copy the MCP configuration</button>
    </div>
  )
}

function createPublicAddresses({ href, pathname }: HTMLAnchorElement): Addresses {
  return { href, address: getPublicOrigin() + pathname }
}

/** Returns the origin where the site is published. Hidden pages don't name it; they're read where it is. */
function getPublicOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return new URL(canonical?.href ?? location.href).origin
}

/** Returns the configuration with which an agent queries this site (`docwright mcp`). */
function createMcpConfiguration(): string {
  const name = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content
  const args = ['-y', 'docwright', 'mcp', getPublicOrigin() + basePath]
  return JSON.stringify({ mcpServers: { [name ?? location.hostname]: { command: 'npx', args } } }, null, 2)
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`No Markdown at ${href}: ${response.status}`)
  return response.text()
}
