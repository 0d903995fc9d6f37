import type { NodeGroup } from './diagram-graph.ts'
import { createGraph, describeGroup } from './diagram-graph.ts'
import { toSpokenText } from './label.ts'
import type { StatementAdvice, StatementContext, StatementForm, StatementReader } from './statement.ts'

const name = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.-]*?`
const end = String.raw`\[\*\]|${name}`

const transition = new RegExp(String.raw`^(${end})\s*-->\s*(${end})(?:\s*:\s*(.+))?$`, 'u')
const description = new RegExp(String.raw`^(${name})\s*:\s*(.+)$`, 'u')
const state = new RegExp(String.raw`^(?:state\s+)?(${name})$`, 'u')
const named = new RegExp(String.raw`^state\s+("[^"]+")\s+as\s+(${name})(\s*\{)?$`, 'u')
const composite = new RegExp(String.raw`^state\s+(${name})\s*\{$`, 'u')

const advice: readonly StatementAdvice[] = [
  [/^\}/, 'remove it: no state is open'],
  [/<<\w+>>/, 'remove it, and write a state with a name instead'],
  [/^--$/, 'write a state of its own for each part'],
]

interface Transition {
  readonly from: string
  readonly to: string
  readonly label: string
}

/** Reads a state diagram. */
export function readStateDiagram({ report, readLabel, getOffset }: StatementContext): StatementReader {
  const graph = createGraph()
  const described = new Set<string>()
  const transitions: Transition[] = []
  /** The transitions from a start or to an end, `[*]`, which belong to the group that they are written in. */
  const startsAndEnds = new Map<NodeGroup, Transition[]>()

  const open = (id: string, words: string) => graph.openGroup(id, { label: words, offset: getOffset() })

  function describe(id: string, words: string): void {
    const node = graph.addNode(id)
    node.label = described.has(id) ? `${node.label}<br>${words}` : words
    described.add(id)
  }

  function connect(from: string, to: string, words: string): void {
    const found = { from, to, label: readLabel(words) }
    for (const id of [from, to]) if (id !== '[*]' && !graph.groups.has(id)) graph.addNode(id)
    const isStartOrEnd = from === '[*]' || to === '[*]'
    const list = isStartOrEnd ? (startsAndEnds.get(graph.getCurrentGroup()) ?? []) : transitions
    list.push(found)
    if (isStartOrEnd) startsAndEnds.set(graph.getCurrentGroup(), list)
  }

  const forms: readonly StatementForm[] = [
    graph.directionForm,
    [transition, ([, from, to, words = '']) => connect(from!, to!, words)],
    [
      named,
      ([, words, id, brace]) => (brace ? open(id!, readLabel(words!)) : describe(id!, readLabel(words!))),
    ],
    [composite, ([, id]) => open(id!, readLabel(id!))],
    [description, ([, id, words]) => describe(id!, readLabel(words!))],
    [/^(?:hide empty description|scale \d+.*)$/, () => undefined],
    [state, ([, id]) => void graph.addNode(id!)],
  ]
  const closing: StatementForm = [/^\}$/, graph.closeGroup]

  return {
    advice,
    listForms: () => (graph.hasOpenGroup() ? [closing, ...forms] : forms),
    finish() {
      for (const at of graph.listOpenOffsets()) {
        report({ message: 'This state is never closed.', hint: 'write `}` after its last line' }, at)
      }
      const nameOf = (id: string, mark: string) => (id === '[*]' ? mark : graph.getSpokenName(id))
      const all = [...startsAndEnds.values()].flat().concat(transitions)
      const seen = new Set(all.flatMap(({ from, to }) => [from, to]))
      const keyOf = (id: string) => graph.findKey(id) ?? id
      const lineOf = ({ from, to, label }: Transition) =>
        `${keyOf(from)} --> ${keyOf(to)}${label && ` : ${label}`}`
      const linesOf = (group: NodeGroup): readonly string[] => [
        ...(group.direction ? [`direction ${group.direction}`] : []),
        ...group.groups.flatMap((each) => [`state "${each.label}" as ${each.key} {`, ...linesOf(each), '}']),
        ...group.nodes.map(({ key, label }) => `state "${label}" as ${key}`),
        ...(startsAndEnds.get(group) ?? []).map(lineOf),
      ]
      return {
        source: ['stateDiagram-v2', ...linesOf(graph.root), ...transitions.map(lineOf)].join('\n'),
        sentences: [
          ...all.map(
            ({ from, to, label }) =>
              `${nameOf(from, 'Start')} to ${nameOf(to, 'End')}${label && `: ${toSpokenText(label)}`}`,
          ),
          ...graph.listUnconnected(seen).map(graph.getSpokenName),
          ...describeGroup(graph.root),
        ],
      }
    },
  }
}
