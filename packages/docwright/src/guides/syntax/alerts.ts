import type { Blockquote, Paragraph, Root, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { locateOffset } from '../../problem/place-at.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import { getAlertHint } from './foreign-text.ts'

const alertKinds = ['NOTE', 'TIP', 'IMPORTANT', 'WARNING', 'CAUTION']

const alertMarker = /^\[!([A-Za-z]+)\][ \t]*([^\r\n]*)(?:\r\n|\r|\n)?/
const laterMarker = /(?<=^|[\r\n])\[!([A-Za-z]+)\]/

/**
 * Converts quotes that start with `[!NOTE]`, in any case, to GitHub alerts. Reports invalid markers, because they'd be shown as
 * text.
 */
export function markAlerts(
  tree: Root,
  { file, source }: { readonly file: string; readonly source: string },
): readonly Problem[] {
  const problems: Problem[] = []
  const alertParagraphs = new Set<Paragraph>()
  const report = (node: Text, mistake: Mistake) =>
    void problems.push({ place: locateOffset(file, source, node.position!.start.offset!), ...mistake })
  visit(tree, (node, _index, parent) => {
    if (node.type === 'blockquote') {
      const found = findMarker(node, source)
      if (!found) return
      alertParagraphs.add(found.paragraph)
      const mistake = findMistake(found)
      if (mistake) report(found.text, mistake)
      else convertToAlert(node, found)
    }
    if (node.type === 'text' && parent?.type === 'paragraph') {
      const isStart =
        parent.children[0] === node && !alertParagraphs.has(parent) && node.value.startsWith('[!')
      const [, name] = laterMarker.exec(node.value) ?? []
      const isEscaped = isStart && !source.startsWith('[!', node.position!.start.offset)
      if (name === undefined || isEscaped || (node.value.startsWith('[!') && !isStart)) return
      report(node, {
        message: `\`[!${name}]\` doesn't start an alert here, so readers would see it as is.`,
        hint: 'write `> ` before it, and an empty line between two alerts',
      })
    }
  })
  return problems
}

interface Marker {
  readonly paragraph: Paragraph
  readonly text: Text
  /** The marker and the rest of its line. */
  readonly line: string
  readonly kind: string
  readonly title: string
}

function findMarker({ children: [paragraph] }: Blockquote, source: string): Marker | undefined {
  const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return undefined
  const [line, kind, title] = alertMarker.exec(text.value) ?? []
  if (line === undefined || !source.startsWith('[!', text.position!.start.offset)) return undefined
  // Markup in the marker's line ends its text node.
  const isOneLine = line === text.value && paragraph.children.length > 1
  return {
    paragraph,
    text,
    line,
    kind: kind!,
    title: title! || (isOneLine && !/[\r\n]$/.test(line) ? '…' : ''),
  }
}

function findMistake({ kind, title }: Marker): Mistake | undefined {
  if (!alertKinds.includes(kind.toUpperCase())) {
    const names = alertKinds.map((name) => `\`[!${name}]\``).join(', ')
    const message = `\`[!${kind}]\` isn't an alert. The alerts are ${names}.`
    return { message, hint: getAlertHint(kind) }
  }
  if (title === '') return undefined
  const message = `An alert's title can't follow \`[!${kind}]\`. It would become part of the text.`
  return { message, hint: `write \`> **${title}**\` on the next line` }
}

function convertToAlert(quote: Blockquote, { paragraph, text, line, kind }: Marker): void {
  text.value = text.value.slice(line.length)
  if (text.value === '' && paragraph.children.length === 1) quote.children.shift()
  quote.data = { hName: 'aside', hProperties: { dataAlert: kind.toLowerCase() } }
}
