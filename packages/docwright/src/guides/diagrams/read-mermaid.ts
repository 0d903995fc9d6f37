import { findNearest } from '../../problem/nearest.ts'
import type { Mistake } from '../../problem/problem.ts'
import { readClassDiagram } from './class-diagram.ts'
import { readEntityDiagram } from './entity-diagram.ts'
import { readFlowchart } from './flowchart.ts'
import { readLabel, toSpokenText } from './label.ts'
import { readSequenceDiagram } from './sequence-diagram.ts'
import { readStateDiagram } from './state-diagram.ts'
import type { ReadDiagram, StatementContext, StatementForm, StatementReader } from './statement.ts'
import { commonAdvice } from './statement.ts'

interface Kind {
  readonly name: string
  readonly header: RegExp
  readonly read: (context: StatementContext, header: readonly string[]) => StatementReader
}

const kinds: readonly Kind[] = [
  { name: 'Flowchart', header: /^(?:graph|flowchart)(?:\s+(TB|TD|BT|LR|RL))?$/i, read: readFlowchart },
  { name: 'Sequence diagram', header: /^sequenceDiagram$/i, read: readSequenceDiagram },
  { name: 'State diagram', header: /^stateDiagram(?:-v2)?$/i, read: readStateDiagram },
  { name: 'Class diagram', header: /^classDiagram(?:-v2)?$/i, read: readClassDiagram },
  { name: 'Entity relationship diagram', header: /^erDiagram$/i, read: readEntityDiagram },
]

const headers = ['flowchart TD', 'sequenceDiagram', 'stateDiagram-v2', 'classDiagram', 'erDiagram']

const emptyDiagram: Mistake = { message: 'This diagram is empty.', hint: 'write what it shows' }

/** The maximum number of parts in a diagram. Larger ones take minutes to lay out, and no reader could follow them. */
const maxParts = 400

/** A mistake in a diagram, and the offset of its statement in the diagram's text. */
type DiagramMistake = Mistake & { readonly offset: number }

/**
 * Reads a diagram statement by statement. Each statement is either understood as a whole or reported, so that no part of what a
 * writer wrote is left out silently.
 */
export function readMermaid(
  text: string,
): (ReadDiagram & { readonly name: string }) | { readonly mistakes: readonly DiagramMistake[] } {
  const mistakes: DiagramMistake[] = []
  let current = 0
  const report = (mistake: Mistake, offset = current) => mistakes.push({ ...mistake, offset })
  const labels = new Map<string, string>()
  const label = (written: string) => readLabel(written, report)
  const context: StatementContext = {
    report,
    readLabel: label,
    readLabelOf(id, written) {
      const words = label(written)
      if ((labels.get(id) ?? words) !== words) {
        report({ message: `\`${id}\` has two labels, and only one can be drawn.`, hint: 'keep one of them' })
      }
      labels.set(id, words)
      return words
    },
    getOffset: () => current,
  }
  const [first, ...statements] = listStatements(text)
  if (!first) return { mistakes: [{ offset: 0, ...emptyDiagram }] }
  const kind = kinds.find(({ header }) => header.test(first.text))
  if (!kind) return { mistakes: [{ offset: first.offset, ...describeUnknownKind(first.text) }] }
  const reader = kind.read(context, kind.header.exec(first.text)!)
  const descriptions: string[] = []
  const common: StatementForm = [
    /^acc(?:Title|Descr)\s*:\s*(.+)$/,
    ([, words]) => descriptions.push(toSpokenText(context.readLabel(words!))),
  ]
  for (const { text, offset } of statements) {
    current = offset
    const [pattern, read] = [common, ...reader.listForms()].find(([each]) => each.test(text)) ?? []
    if (pattern && read) read(pattern.exec(text)!)
    else report(reportStatement(text, reader))
  }
  const { source, sentences } = reader.finish()
  if (statements.length === 0) report(emptyDiagram, first.offset)
  const size = source.split('\n').length
  if (size > maxParts) {
    const message = `This diagram has ${size} parts, more than the ${maxParts} that can be drawn.`
    report({ message, hint: 'split it into several diagrams' }, 0)
  }
  if (mistakes.length > 0) return { mistakes }
  return {
    source,
    sentences,
    name: `${kind.name}: ${(descriptions.length > 0 ? descriptions : sentences).join('; ')}`,
  }
}

/** Returns the statements of a diagram: its lines without comments. In a flowchart, semicolons separate statements, too. */
function listStatements(text: string): readonly { readonly text: string; readonly offset: number }[] {
  const statementPattern = /^\s*(?:graph|flowchart)\b/im.test(text) ? betweenSemicolons : /.+/g
  return [...text.matchAll(/^.*$/gm)]
    .filter(([line]) => !/^\s*%%(?!\{)/.test(line))
    .flatMap(({ 0: line, index }) =>
      [...line.matchAll(statementPattern)].map(({ 0: words, index: at }) => ({
        text: words.trim().replace(/\s*;$/, ''),
        offset: index + at + words.search(/\S|$/),
      })),
    )
    .filter(({ text }) => text !== '')
}

/** Matches text up to a semicolon, except one in quotation marks, in the words of a link, or at the end of an entity such as `#quot;`. */
const betweenSemicolons = /(?:"[^"]*"|#\w+;|\|[^|]*\||[^;])+/g

function describeUnknownKind(header: string): Mistake {
  const [word = ''] = header.split(/[\s:]/, 1)
  if (header === '---' || header.startsWith('%%{')) {
    const hint = 'remove it: a diagram has the colors and the font of the theme, and `accTitle: …` names it'
    return { message: "The settings of a diagram don't change it here.", hint }
  }
  const guess = findNearest(
    word,
    headers.map((each) => each.split(' ')[0]!),
  )
  return {
    message: `\`${word}\` isn't a kind of diagram that can be drawn.`,
    hint: guess
      ? `did you mean \`${guess}\`?`
      : `begin with ${headers.map((each) => `\`${each}\``).join(', ')}, or save it as SVG and use \`<Diagram src="./name.svg" alt="…" />\``,
  }
}

function reportStatement(text: string, { advice }: StatementReader): Mistake {
  const [, hint] = [...advice, ...commonAdvice].find(([pattern]) => pattern.test(text)) ?? []
  return {
    message: `docwright can't draw \`${text}\`.`,
    hint:
      hint ??
      'correct it, remove it, or save the diagram as SVG and use `<Diagram src="./name.svg" alt="…" />`',
  }
}
