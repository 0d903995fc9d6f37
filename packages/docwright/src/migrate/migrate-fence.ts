import { readMermaid } from '../guides/diagrams/read-mermaid.ts'
import { listUnknownSettings } from '../markdown/fence.ts'
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

const lineSetting = /^(?:mark|highlight|hl|ins|del|focus)?=?\{["'\s]*([\d,\s-]+?)["'\s]*\}$/
const titleSetting = /^(?:title|filename|name)=(?:"([^"]*)"|'([^']*)'|\{"([^"]*)"\})$/
const lineComment =
  /^\s*(?:\/\/|#|--|<!--|\/\*|\{\/\*)\s*(highlight|focus|mark)-(next-line|start|end)\s*(?:-->|\*\/\}?)?\s*$/

/** Converts a fence's settings to docwright's. `written` is the whole fence. */
export function migrateFence(written: string): MigratedFence {
  const [first = '', ...lines] = written.split('\n')
  const [, sign = '', name = '', meta = ''] = /^(`+|~+)\s*([^\s{`]*)(.*?)\r?$/.exec(first) ?? []
  const language = name.toLowerCase()
  // There is also a grammar for Mermaid, but a diagram that can't be drawn would be reported.
  const isKnown =
    language === 'mermaid'
      ? !('mistakes' in readMermaid(lines.slice(0, -1).join('\n')))
      : ['', 'text', 'math'].includes(language) || grammars.has(language)
  const words = listUnknownSettings(
    meta.replace(/\{([\d,\s-]+)\}/g, ' lines={$1} ').replace(/=\s+lines=/g, '='),
  )
  const titles: string[] = []
  const omitted: string[] = []
  const highlighted: string[] = []
  for (const word of words) {
    const title = titleSetting.exec(word)
    const range = lineSetting.exec(word.replace(/^lines=/, ''))
    if (title) titles.push(title[1] ?? title[2] ?? title[3] ?? '')
    else if (range) highlighted.push(range[1]!)
    else if (/^[\p{L}\p{N}./_-]+$/u.test(word) && !knownFlags.has(word)) titles.push(word)
    else omitted.push(word)
  }
  const given = /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1]
  const title = given ?? (titles.length > 0 ? titles.join(' ') : undefined)
  const { kept, marked } = removeLineComments(lines)
  const ranges = [...highlighted, ...marked.map(String)].join(',').replaceAll(/\s/g, '')
  const settings = [title ? ` title="${title}"` : '', ranges ? ` {${ranges}}` : '']
  return {
    text: [`${sign}${isKnown ? name : 'text'}${settings.join('')}`, ...kept].join('\n'),
    title,
    language: name || 'Code',
    omitted,
    unknownLanguage: isKnown ? undefined : name,
  }
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
    const where = lineComment.exec(line)?.[2]
    if (where === undefined) {
      kept.push(line)
      if (isInside || isNext) marked.push(kept.length)
      isNext = false
    } else {
      isInside = where === 'start' || (isInside && where !== 'end')
      isNext = where === 'next-line'
    }
  }
  return { kept, marked }
}
