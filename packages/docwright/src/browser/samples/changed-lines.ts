import { listTexts } from '../enhancements/visible-text.ts'

/** How long lines that differ from the previous example are highlighted, in milliseconds. */
const highlightMs = 1500

/** The example that each part of the samples showed last, as its option's value. */
const shownExamples = new WeakMap<Element, string>()

/** Removes the highlights of the last selection. Each selection restarts the timer. */
let fadeTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Highlights the lines of request and response that differ from the previously selected example, or else from the first one of
 * the same status. Examples of different statuses have little in common, so they aren't compared.
 */
export function showChanges(isByReader: boolean): void {
  if (isByReader) {
    clearTimeout(fadeTimer)
    fadeTimer = setTimeout(fade, highlightMs)
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const options = [...part.querySelectorAll<HTMLInputElement>('[name$=".example"]')]
    const now = options.find(({ checked }) => checked)
    const previous = shownExamples.get(part) ?? options.find(({ defaultChecked }) => defaultChecked)?.value
    if (!now || previous === undefined || previous === now.value) continue
    shownExamples.set(part, now.value)
    if (!isByReader) continue
    const compared = part.querySelector<HTMLElement>('[data-compare][aria-pressed="true"]')
    const base = findBase(options, compared?.dataset.compare ?? previous, now)
    highlight(part, { base: base.value, now: now.value })
    if (compared?.dataset.compare === base.value) continue
    part.querySelector('[data-compare]')?.remove()
    if (base !== now) offerComparison(part, base)
  }
}

/** Returns the base of a comparison, or the first example of the same status if the base is of another one. */
function findBase(
  options: readonly HTMLInputElement[],
  base: string,
  now: HTMLInputElement,
): HTMLInputElement {
  const alike = options.filter(({ dataset }) => dataset.of === now.dataset.of)
  return alike.find(({ value }) => value === base) ?? alike[0] ?? now
}

/** Removes the highlights, except where the reader compares examples. */
function fade(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    if (!part.querySelector('[data-compare][aria-pressed="true"]')) removeHighlights(part)
  }
}

/** Two examples, as the values of their options. */
interface Pair {
  readonly base: string
  readonly now: string
}

function highlight(part: HTMLElement, { base, now }: Pair): void {
  removeHighlights(part)
  const code = [...part.querySelectorAll<HTMLElement>('pre > code')].find((each) => each.checkVisibility())
  if (!code) return
  const runs = listRuns(listChangedLines(listLines(code, base), listLines(code, now)))
  for (const { first, count } of runs) {
    const run = document.createElement('span')
    run.dataset.differs = ''
    run.style.insetBlockStart = `${first}lh`
    run.style.blockSize = `${count}lh`
    code.append(run)
  }
  const line = Number.parseFloat(getComputedStyle(code).lineHeight)
  // Scrolls to the line above the first change, for context.
  if (runs[0]) code.parentElement!.scrollTop = (runs[0].first - 1) * line
}

function removeHighlights(part: HTMLElement): void {
  for (const run of part.querySelectorAll('[data-differs]')) run.remove()
}

/** Returns an example's lines: those shared by all examples, and its own. */
function listLines(code: HTMLElement, example: string): readonly string[] {
  const texts = listTexts(code).filter(({ parentElement }) => {
    const own = parentElement?.closest<HTMLElement>('[data-example]')
    return !own || own.dataset.example === example
  })
  return texts
    .map(({ data }) => data)
    .join('')
    .split('\n')
}

/** Returns the indexes of the lines that aren't in the longest common subsequence of both examples. */
function listChangedLines(base: readonly string[], now: readonly string[]): readonly number[] {
  const common = now.map(() => new Uint16Array(base.length + 1))
  common.push(new Uint16Array(base.length + 1))
  for (let row = now.length - 1; row >= 0; row--) {
    for (let column = base.length - 1; column >= 0; column--) {
      common[row]![column] =
        now[row] === base[column]
          ? common[row + 1]![column + 1]! + 1
          : Math.max(common[row + 1]![column]!, common[row]![column + 1]!)
    }
  }
  const changed: number[] = []
  for (let row = 0, column = 0; row < now.length; ) {
    if (now[row] === base[column] && column < base.length) {
      row++
      column++
    } else if (column < base.length && common[row]![column + 1]! >= common[row + 1]![column]!) column++
    else changed.push(row++)
  }
  return changed
}

function listRuns(lines: readonly number[]): readonly { readonly first: number; readonly count: number }[] {
  const runs: { first: number; count: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && last.first + last.count === line) last.count++
    else runs.push({ first: line, count: 1 })
  }
  return runs
}

/** Adds a button that keeps the highlights of request and response, whatever is selected, until it's clicked again. */
function offerComparison(part: HTMLElement, base: HTMLInputElement): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.compare = base.value
  button.ariaPressed = 'false'
  button.textContent = `Compare with “${base.parentElement?.textContent}”`
  button.addEventListener('click', () => compareAll(button.ariaPressed === 'false'))
  // Above what follows the code, and over the code's end, so that nothing moves.
  part.querySelector('pre ~ :not(pre)')?.before(button)
  if (!button.isConnected) part.append(button)
}

function compareAll(isCompared: boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    const part = button.closest<HTMLElement>('[data-part]')!
    button.ariaPressed = String(isCompared)
    if (isCompared) highlight(part, { base: button.dataset.compare!, now: shownExamples.get(part)! })
    else removeHighlights(part)
  }
}
