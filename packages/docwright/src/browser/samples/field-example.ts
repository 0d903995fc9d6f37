import { getLastSegment, isInBody } from '../../openapi/names/field-id.ts'
import { findTarget } from '../enhancements/reveal.ts'
import { listVisibleTexts } from '../enhancements/visible-text.ts'
import type { ExampleLine } from './example-lines.ts'
import { describeLines, listExampleLines } from './example-lines.ts'
import { explainMissingExample } from './missing-example.ts'

/**
 * Highlights the field that is pointed at or focused in the example next to it, and vice versa. If a focused field isn't in the
 * example, the samples say so.
 */
export function linkFieldsAndExamples(target: Element): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) linkKeys(part)
  for (const mark of document.querySelectorAll('[data-mark]')) mark.remove()
  for (const marked of document.querySelectorAll('[data-field][data-marked]')) {
    marked.removeAttribute('data-marked')
  }
  const key = target.closest<HTMLAnchorElement>('[data-part] pre a')
  const field = target.closest<HTMLElement>('[data-field]')
  if (key) {
    findTarget(key.hash)?.closest('[data-field]')?.setAttribute('data-marked', '')
    markLines(key)
  } else if (field) markExample(field, target)
}

function markExample(field: HTMLElement, target: Element): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const root = getRoot(part)
    if (isInOtherVariant(target, part)) continue
    const keys = listKeys(field, root).join('.')
    const links = findShownCode(part)?.querySelectorAll<HTMLAnchorElement>(
      `a[data-keys="${CSS.escape(keys)}"]`,
    )
    const shown = [...(links ?? [])].filter((link) => link.checkVisibility())
    for (const link of shown) markLines(link)
    if (keys && shown[0]) bringIntoView(shown[0])
    const hasFocus =
      field.contains(document.activeElement) && findShownCode(part)?.querySelector('a[data-keys]')
    if (hasFocus) {
      explainMissingExample(part, keys && shown.length === 0 ? `Not in this example: ${keys}` : '')
    }
  }
}

/**
 * Checks whether the target is in a variant that the selected example lacks, and that either another example has or all examples
 * are known to lack.
 */
function isInOtherVariant(target: Element, part: HTMLElement): boolean {
  const variant = target.closest<HTMLElement>('[data-variant]')
  if (!variant) return false
  const containsId = (id: string) => variant.contains(document.getElementById(id))
  const listUses = ({ dataset }: HTMLElement) => dataset.uses?.split(' ') ?? []
  const shown = findOption(part)
  if (shown && listUses(shown).some(containsId)) return false
  const options = [...document.querySelectorAll<HTMLElement>('[name$=".example"]')]
  return variant.dataset.variant === 'none' || options.some((option) => listUses(option).some(containsId))
}

/** Scrolls only the code block, not the page. Counts lines instead of measuring marks, because their styles may not be loaded yet. */
function bringIntoView(link: HTMLAnchorElement): void {
  const code = link.closest('code')!
  const box = code.closest('pre')!
  const { first, last } = linesByLink.get(link)!
  const line = Number.parseFloat(getComputedStyle(code).lineHeight)
  const top = code.getBoundingClientRect().top + first * line
  const height = (last - first + 1) * line
  const frame = box.getBoundingClientRect().top
  const isInView = top >= frame && top + height <= frame + box.clientHeight
  const above = Math.max(0, Math.min(box.clientHeight / 3, box.clientHeight - height))
  if (!isInView) box.scrollTop += top - frame - above
}

const linesByLink = new WeakMap<Element, ExampleLine>()

function markLines(link: HTMLAnchorElement): void {
  const { first, last } = linesByLink.get(link)!
  const highlight = document.createElement('span')
  highlight.dataset.mark = ''
  highlight.style.insetBlockStart = `${first}lh`
  highlight.style.blockSize = `${last - first + 1}lh`
  link.closest('code')!.append(highlight)
}

/** The example whose keys have been turned into links, by code block. */
const linkedExamples = new WeakMap<Element, string>()

/** Turns each key of the visible example into a link to its field. Tab reaches one of them, and the arrow keys reach the others. */
function linkKeys(part: HTMLElement): void {
  const code = findShownCode(part)
  const option = findOption(part)
  const example = option?.value ?? ''
  if (!code || linkedExamples.get(code) === example) return
  if (!linkedExamples.has(code)) code.addEventListener('keydown', moveBetweenKeys)
  linkedExamples.set(code, example)
  const texts = listVisibleTexts(code)
  const lines = listExampleLines(texts.map(({ data }) => data).join(''))
  const root = getRoot(part)
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const address = findAddress(field, root)
    return address ? [{ field, address, keys: listKeys(field, root) }] : []
  })
  const uses = option?.dataset.uses?.split(' ') ?? []
  // In reverse order, because splitting a text node must not move the lines that are still to come.
  for (const [line, described] of [...describeLines(lines, fields)].reverse()) {
    const own = described.find(({ field }) =>
      uses.includes(field.parentElement?.closest('[data-variant]')?.id ?? ''),
    )
    const { address, keys } = own ?? described[0]!
    const range = findRange(texts, line)
    if (!range) continue
    // A line that several examples share may already have a link for another one. Reuse it for this example.
    const existing = range.startContainer.parentElement?.closest('a')
    const link = existing ?? document.createElement('a')
    link.href = `#${address}`
    link.tabIndex = -1
    link.dataset.keys = keys.join('.')
    if (!existing) range.surroundContents(link)
    linesByLink.set(link, line)
  }
  const first = [...code.querySelectorAll('a')].find((link) => link.checkVisibility())
  if (first) first.tabIndex = 0
}

function moveBetweenKeys(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const code = event.currentTarget as HTMLElement
  const links = [...code.querySelectorAll<HTMLAnchorElement>('a')].filter((link) => link.checkVisibility())
  const here = links.indexOf(event.target as HTMLAnchorElement)
  const next = step && links[here + step]
  if (here < 0 || !next) return
  event.preventDefault()
  links[here]!.tabIndex = -1
  next.tabIndex = 0
  next.focus()
}

/** Returns the ID of the body that the examples of a part show. */
function getRoot(part: HTMLElement): string {
  return findOption(part)?.dataset.of ?? part.dataset.part ?? ''
}

function findOption(part: HTMLElement): HTMLInputElement | null {
  return part.querySelector<HTMLInputElement>('[name$=".example"]:checked')
}

function findShownCode(part: HTMLElement): HTMLElement | undefined {
  return [...part.querySelectorAll<HTMLElement>('pre > code')].find((code) => code.checkVisibility())
}

/** Returns the names from the body to a field, without variants, which aren't in examples. */
function listKeys(field: HTMLElement, root: string): readonly string[] {
  const keys: string[] = []
  for (
    let each: HTMLElement | null | undefined = field;
    each && findAddress(each, root);
    each = each.parentElement?.closest<HTMLElement>('[data-field]')
  ) {
    keys.unshift(each.dataset.field || getLastSegment(each.id))
  }
  return keys
}

/** Returns the ID of a field in a body. A field that several bodies share has one ID in each. */
function findAddress(field: HTMLElement, root: string): string | undefined {
  const parts = [field, ...field.children, ...(field.querySelector(':scope > details')?.children ?? [])]
  return parts.find(({ id }) => isInBody(id, root))?.id
}

/** Returns the range of a line's key, if the key is in one text node. */
function findRange(texts: readonly Text[], { start, end }: ExampleLine): Range | undefined {
  let offset = 0
  for (const text of texts) {
    if (start < offset + text.length) {
      if (end > offset + text.length) return undefined
      const range = document.createRange()
      range.setStart(text, start - offset)
      range.setEnd(text, end - offset)
      return range
    }
    offset += text.length
  }
  return undefined
}
