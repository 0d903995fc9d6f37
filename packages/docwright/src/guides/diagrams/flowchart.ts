import type { Mistake } from '../../problem/problem.ts'
import type { NodeGroup } from './diagram-graph.ts'
import { createGraph, describeGroup } from './diagram-graph.ts'
import { takeLink, takeNodes } from './flowchart-syntax.ts'
import { toSpokenText } from './label.ts'
import type { StatementAdvice, StatementContext, StatementForm, StatementReader } from './statement.ts'

const advice: readonly StatementAdvice[] = [[/^end\b/, 'remove it: no `subgraph` is open']]

/** A statement that starts with a node. A node may have the name of a keyword if a link follows it. */
const chain =
  /^(?!(?:click|class|classDef|style|linkStyle|direction|end|subgraph|acc\w+)\b(?!\s*(?:--|==|-\.)))[\p{L}\p{N}_].*/u

interface Edge {
  readonly from: string
  readonly to: string
  readonly arrow: string
  readonly label: string
  readonly offset: number
}

/** Reads a flowchart. */
export function readFlowchart(
  { report, readLabel, readLabelOf, getOffset }: StatementContext,
  [, direction = 'TB']: readonly string[],
): StatementReader {
  const graph = createGraph()
  const edges: Edge[] = []

  function readGroup(written: string): void {
    const [, name = written, words = name] = /^([\p{L}\p{N}_.-]+)\s*\[\s*(.+?)\s*\]$/u.exec(written) ?? []
    graph.openGroup(name.replace(/^"(.*)"$/, '$1'), { label: readLabel(words), offset: getOffset() })
  }

  /** Reads nodes and the links between them: `a & b --> c`. */
  function readChain(text: string): void {
    const rest = { text }
    let ids = readNodes(rest)
    while (ids.length > 0 && rest.text !== '') {
      const link = takeLink(rest)
      const next = link ? readNodes(rest) : []
      const words = link && readLabel(link.words)
      const edge = { arrow: link?.arrow ?? '', label: words ?? '', offset: getOffset() }
      for (const from of ids) edges.push(...next.map((to) => ({ from, to, ...edge })))
      ids = next
    }
    if (ids.length === 0) {
      report(describeUnreadable(rest.text, text), getOffset() + text.length - rest.text.length)
    }
  }

  function readNodes(rest: { text: string }): readonly string[] {
    return takeNodes(rest).map(({ id, words, shape }) => {
      if (graph.groups.has(id)) return id
      const node = graph.addNode(id)
      if (words !== undefined) Object.assign(node, { label: readLabelOf(id, words), shape })
      return id
    })
  }

  const forms: readonly StatementForm[] = [
    [/^subgraph\s+(.+)$/, ([, words]) => readGroup(words!)],
    [chain, ([text]) => readChain(text!)],
  ]
  const inGroup: readonly StatementForm[] = [[/^end$/, graph.closeGroup], graph.directionForm]

  return {
    advice,
    listForms: () => (graph.hasOpenGroup() ? [...inGroup, ...forms] : forms),
    finish() {
      for (const at of graph.listOpenOffsets()) {
        report({ message: 'This `subgraph` is never closed.', hint: 'write `end` after its last line' }, at)
      }
      for (const { from, to, offset } of edges) {
        const group = [from, to].find((each) => graph.groups.has(each))
        if (group === undefined) continue
        const message = `docwright can't draw a link to the subgraph \`${group}\`.`
        report({ message, hint: 'link one of its nodes' }, offset)
      }
      const named = new Set(edges.flatMap(({ from, to }) => [from, to]))
      return {
        source: [
          `flowchart ${direction}`,
          ...listLines(graph.root),
          ...edges.map(
            ({ from, to, arrow, label }) =>
              `${graph.addNode(from).key} ${arrow}${label && `|${label}|`} ${graph.addNode(to).key}`,
          ),
        ].join('\n'),
        sentences: [
          ...edges.map(
            ({ from, to, label }) =>
              `${graph.getSpokenName(from)} to ${graph.getSpokenName(to)}${label && `: ${toSpokenText(label)}`}`,
          ),
          ...graph.listUnconnected(named).map(graph.getSpokenName),
          ...describeGroup(graph.root),
        ],
      }
    },
  }
}

function listLines(group: NodeGroup): readonly string[] {
  return [
    ...group.nodes.map(
      ({ key, label, shape: [open, close] = ['[', ']'] }) => `${key}${open}${label}${close}`,
    ),
    ...group.groups.flatMap((each) => [
      `subgraph ${each.key} [${each.label}]`,
      ...(each.direction ? [`direction ${each.direction}`] : []),
      ...listLines(each),
      'end',
    ]),
  ]
}

function describeUnreadable(rest: string, text: string): Mistake {
  if (rest.startsWith(':::')) {
    return {
      message: `docwright can't draw \`${rest}\`.`,
      hint: 'remove it: a diagram has the colors of the theme',
    }
  }
  if (/^\[[/\\]/.test(rest)) {
    return {
      message: `docwright can't draw \`${rest}\`.`,
      hint: 'write `[/words\\]` for a trapezoid, or `["/words"]` for the character itself',
    }
  }
  return {
    message: rest === '' ? `\`${text}\` leads nowhere.` : `docwright can't draw \`${rest}\`.`,
    hint: 'write nodes as `id[Words]`, and links as `-->`, `---`, `-.->`, `==>` or `-->|words|`',
  }
}
