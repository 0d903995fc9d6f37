import type { Code } from 'mdast'
import { listUnknownSettings, parseFenceRanges } from '../../markdown/fence.ts'
import { grammars } from '../../markdown/fence-languages.ts'
import { findNearest } from '../../problem/nearest.ts'
import type { Mistake } from '../../problem/problem.ts'
import type { FoundAt } from './foreign-text.ts'

/** The names for code without highlighting, for formulas and for diagrams. */
const plainLanguages: ReadonlySet<string> = new Set([
  'math',
  'mermaid',
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
])

/** Reports problems with a code block: its language, its settings, its line marks, or a missing end. */
export function checkFence({ lang, meta, value, position }: Code, source: string): readonly FoundAt[] {
  const start = position!.start.offset!
  const written = source.slice(start, position!.end.offset)
  const [opening = ''] = written.split(/[\r\n]/, 1)
  const at = (words: string) => start + Math.max(opening.lastIndexOf(words), 0)
  const found = [
    ...findWrongLanguage(lang ?? '').map((mistake) => ({ offset: start, ...mistake })),
    ...listUnknownSettings(meta).map((words) => ({ offset: at(words), ...describeForeignSetting(words) })),
    ...findWrongRanges(meta, value).map((mistake) => ({ offset: start + opening.indexOf('{'), ...mistake })),
  ]
  if (!isClosed(written)) {
    const message = 'This fence is never closed, so everything after it is code.'
    found.push({
      offset: start,
      message,
      hint: `end it with a line of ${/^`/.test(opening) ? 'backticks' : 'tildes'}, as many as it begins with`,
    })
  }
  return [
    ...found,
    ...findForeignMarks(lang, written).map(({ index, ...each }) => ({ offset: start + index, ...each })),
  ]
}

/** Checks whether a fence is closed. */
function isClosed(written: string): boolean {
  const [opening, ...lines] = written.split(/\r\n|[\r\n]/)
  const [sign = ''] = /^[`~]+/.exec(opening ?? '') ?? []
  const end = /^[>\s]*([`~]+)\s*$/.exec(lines.at(-1) ?? '')?.[1]
  return end?.startsWith(sign) === true
}

function findWrongLanguage(written: string): readonly Mistake[] {
  const name = written.toLowerCase()
  if (name === '' || grammars.has(name) || plainLanguages.has(name)) return []
  const [, bare, rest] = /^([\w+#-]+)([{:].*)$/.exec(written) ?? []
  if (bare && grammars.has(bare.toLowerCase())) {
    const setting = rest!.startsWith(':') ? `title="${rest!.slice(1)}"` : rest
    const message = `\`${rest}\` is read as part of the language's name.`
    return [{ message, hint: `write \`${bare} ${setting}\`` }]
  }
  const guess = findNearest(name, grammars.keys())
  const message = `docwright doesn't know the language \`${written}\`, so this code isn't highlighted.`
  return [{ message, hint: guess ? `did you mean \`${guess}\`?` : 'use `text` for plain text' }]
}

/** Settings of other engines, and their equivalents. */
const foreignSettings: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/^file=["']?([^"']*)["']?$/, 'write `file="$1"` to show a file, or `title="$1"`'],
  [/^(?:title|filename|name|label)=["']?([^"']*)["']?$/, 'write `title="$1"`'],
  [/^([\w-]+(?:[./][\w-]+)+)$/, 'write `title="$1"`'],
  [/^(?:ins|add)\b.*/, 'end each added line with a comment, `// [!code ++]`'],
  [/^(?:del|remove)\b.*/, 'end each removed line with a comment, `// [!code --]`'],
  [/^(?:mark|highlight|hl|hl_lines|focus)=[{"']*([\d,\s-]+).*/, 'write `{$1}`'],
  [/^schema=["']?([^"']*)["']?$/, 'write `schema="$1"`'],
]

function describeForeignSetting(words: string): Mistake {
  const [pattern, hint] = foreignSettings.find(([each]) => each.test(words)) ?? [/^[\s\S]*/, 'remove it']
  return {
    message: `The setting \`${words}\` of this fence does nothing here.`,
    hint: words.replace(pattern, hint).replace(/(?<=\d) +(?=\d)/g, ','),
  }
}

function findWrongRanges(meta: string | null | undefined, code: string): readonly Mistake[] {
  const lines = code.split('\n').length
  return parseFenceRanges(meta).flatMap(([first, last]): readonly Mistake[] => {
    if (last < first) {
      const message = `The range \`${first}-${last}\` runs backward, so no line is highlighted.`
      const isThere = last >= 1 && first <= lines
      return [{ message, hint: isThere ? `write \`{${last}-${first}}\`` : `${countingHint}, up to ${lines}` }]
    }
    if (first >= 1 && last <= lines) return []
    const message = `The fence has ${lines === 1 ? 'one line' : `${lines} lines`}, but \`{${first === last ? first : `${first}-${last}`}}\` refers to others.`
    return [{ message, hint: countingHint }]
  })
}

const countingHint = 'count from 1, without the line of the fence itself'

/** Comments that mark lines in other engines. */
const foreignLineMarks =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a terminal prints may have been pasted
  /(?:\/\/|#|--|<!--|\/\*|;)[ \t]*(\[!code (?!\+\+|--)[^\]\n]*\]|highlight-(?:next-line|start|end)|(?:focus|mark)-(?:next-line|start|end))|(\u001b\[)/g

function findForeignMarks(
  lang: string | null | undefined,
  written: string,
): readonly (Mistake & { index: number })[] {
  // A Markdown fence may show how fences are written.
  if (/^mdx?$|^markdown$/i.test(lang ?? '')) return []
  return [...written.matchAll(foreignLineMarks)].map(({ 1: mark, index }) =>
    mark === undefined
      ? {
          index,
          message: 'This fence contains terminal control codes, which readers would see.',
          hint: 'remove them',
        }
      : {
          index,
          message: `\`${mark}\` doesn't highlight anything, so readers would see it as is.`,
          hint: 'remove it, and write line numbers after the language: `{2,4-5}`',
        },
  )
}
