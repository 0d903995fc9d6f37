import { readMermaid } from '../guides/diagrams/read-mermaid.ts'
import { listUnknownSettings, parseFenceSettings } from '../markdown/fence.ts'
import { grammars } from '../markdown/fence-languages.ts'

/** A migrated fence, and what had to be left out. */
interface MigratedFence {
  readonly text: string
  readonly title: string | undefined
  readonly language: string
  readonly omitted: readonly string[]
  /** The fence's language, if docwright can't highlight it. */
  readonly unknownLanguage: string | undefined
}

/** Lines to highlight: `{1,3-5}`, `mark={2}`, `hl="4"`. */
const lineSetting = /^(?:mark|highlight|hl|ins|del|focus)?=?\{["'\s]*([\d,\s-]+?)["'\s]*\}$/
const titleSetting = /^(?:title|filename|name)=(?:"([^"]*)"|'([^']*)'|\{"([^"]*)"\})$/
/** A comment that highlights lines: `// highlight-next-line`, `{/* focus-start *\/}`. */
const lineComment =
  /^\s*(?:\/\/|#|--|<!--|\/\*|\{\/\*)\s*(highlight|focus|mark)-(next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/

/** Converts the settings of a fence to docwright's. */
export function migrateFence(fence: string): MigratedFence {
  const [first = '', ...lines] = fence.split('\n')
  const [, marker = '', name = '', meta = ''] = /^(`+|~+)\s*([^\s{`]*)(.*?)\r?$/.exec(first) ?? []
  const isKnown = isKnownLanguage(name.toLowerCase(), lines.slice(0, -1).join('\n'))
  // `listUnknownSettings` leaves out plain line ranges, which are needed here.
  const markedRanges = meta.replace(/\{([\d,\s-]+)\}/g, ' lines={$1} ').replace(/=\s+lines=/g, '=')
  const titles: string[] = []
  const omitted: string[] = []
  const highlighted: string[] = []
  for (const word of listUnknownSettings(markedRanges)) {
    const title = titleSetting.exec(word)
    const range = lineSetting.exec(word.replace(/^lines=/, ''))
    if (title) titles.push(title[1] ?? title[2] ?? title[3] ?? '')
    else if (range) highlighted.push(range[1]!)
    else if (/^[\p{L}\p{N}./_-]+$/u.test(word) && !knownFlags.has(word)) titles.push(word)
    else omitted.push(word)
  }
  const title = parseFenceSettings(meta).title ?? (titles.length > 0 ? titles.join(' ') : undefined)
  const { kept, marked } = removeLineComments(lines)
  const ranges = [...highlighted, ...marked].join(',').replaceAll(/\s/g, '')
  const settings = [title ? ` title="${title}"` : '', ranges ? ` {${ranges}}` : '']
  return {
    text: [`${marker}${isKnown ? name : 'text'}${settings.join('')}`, ...kept].join('\n'),
    title,
    language: name || 'Code',
    omitted,
    unknownLanguage: isKnown ? undefined : name,
  }
}

function isKnownLanguage(language: string, code: string): boolean {
  // There is also a grammar for Mermaid, but a diagram that can't be drawn would be reported.
  if (language === 'mermaid') return !('mistakes' in readMermaid(code))
  return ['', 'text', 'math'].includes(language) || grammars.has(language)
}

/** Settings of other engines that are single words, and not titles. */
const knownFlags = new Set([
  'showLineNumbers',
  'lines',
  'wrap',
  'expandable',
  'live',
  'noInline',
  'npm2yarn',
  'copy',
  'twoslash',
])

/** Removes comments that mark lines. Returns the remaining lines, and the numbers of the marked ones. */
function removeLineComments(lines: readonly string[]): {
  kept: readonly string[]
  marked: readonly number[]
} {
  const kept: string[] = []
  const marked: number[] = []
  let isInside = false
  let isNext = false
  for (const line of lines) {
    const position = lineComment.exec(line)?.[2]
    if (position === undefined) {
      kept.push(line)
      if (isInside || isNext) marked.push(kept.length)
      isNext = false
    } else {
      isInside = position === 'start' || (isInside && position !== 'end')
      isNext = position === 'next-line'
    }
  }
  return { kept, marked }
}
