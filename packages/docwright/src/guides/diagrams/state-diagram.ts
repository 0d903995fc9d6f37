import type { NodeGroup } from './diagram-graph.ts'
import { createGraph, describeGroup } from './diagram-graph.ts'
import { toSpokenText } from './label.ts'
import type { Advice, StatementContext, StatementForm, StatementReader } from './statement.ts'

const name = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_.-]*?`
const end = String.raw`\[\*\]|${name}`

const transition = new RegExp(String.raw`^(${end})\s*-->\s*(${end})(?:\s*:\s*(.+))?$`, 'u')
const description = new RegExp(String.raw`^(${name})\s*:\s*(.+)$`, 'u')
const state = new RegExp(String.raw`^(?:state\s+)?(${name})$`, 'u')
const named = new RegExp(String.raw`^state\s+("[^"]+")\s+as\s+(${name})(\s*\{)?$`, 'u')
const composite = new RegExp(String.raw`^state\s+(${name})\s*\{$`, 'u')

const advice: readonly Advice[] = [
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
export function readStateDiagram({ report, label, offset }: StatementContext): StatementReader {
  const graph = createGraph()
  const described = new Set<string>()
  const transitions: Transition[] = []
  /** Starts and ends belong to the group that they are written in. */
  const marked = new Map<NodeGroup, Transition[]>()

  const open = (id: string, words: string) => graph.open(id, { label: words, offset: offset() })

  function describe(id: string, words: string): void {
    const node = graph.node(id)
    node.label = described.has(id) ? `${node.label}<br>${words}` : words
    described.add(id)
  }

  function connect(from: string, to: string, words: string): void {
    const found = { from, to, label: label(words) }
    for (const id of [from, to]) if (id !== '[*]' && !graph.groups.has(id)) graph.node(id)
    const isMarked = from === '[*]' || to === '[*]'
    const list = isMarked ? (marked.get(graph.around()) ?? []) : transitions
    list.push(found)
    if (isMarked) marked.set(graph.around(), list)
  }

  const forms: readonly StatementForm[] = [
    [
      /^direction\s+(TB|TD|BT|LR|RL)$/i,
      ([, way]) => {
        graph.around().direction = way!
      },
    ],
    [transition, ([, from, to, words = '']) => connect(from!, to!, words)],
    [named, ([, words, id, brace]) => (brace ? open(id!, label(words!)) : describe(id!, label(words!)))],
    [composite, ([, id]) => open(id!, label(id!))],
    [description, ([, id, words]) => describe(id!, label(words!))],
    [/^(?:hide empty description|scale \d+.*)$/, () => undefined],
    [state, ([, id]) => void graph.node(id!)],
  ]
  const closing: StatementForm = [/^\}$/, graph.close]

  return {
    advice,
    forms: () => (graph.isOpen() ? [closing, ...forms] : forms),
    finish() {
      for (const at of graph.unclosed()) {
        report({ message: 'This state is never closed.', hint: 'write `}` after its last line' }, at)
      }
      const nameOf = (id: string, mark: string) => (id === '[*]' ? mark : graph.nameOf(id))
      const all = [...marked.values()].flat().concat(transitions)
      const seen = new Set(all.flatMap(({ from, to }) => [from, to]))
      const keyOf = (id: string) => graph.keyOf(id) ?? id
      const lineOf = ({ from, to, label }: Transition) =>
        `${keyOf(from)} --> ${keyOf(to)}${label && ` : ${label}`}`
      const linesOf = (group: NodeGroup): readonly string[] => [
        ...(group.direction ? [`direction ${group.direction}`] : []),
        ...group.groups.flatMap((each) => [`state "${each.label}" as ${each.key} {`, ...linesOf(each), '}']),
        ...group.nodes.map(({ key, label }) => `state "${label}" as ${key}`),
        ...(marked.get(group) ?? []).map(lineOf),
      ]
      return {
        source: ['stateDiagram-v2', ...linesOf(graph.root), ...transitions.map(lineOf)].join('\n'),
        sentences: [
          ...all.map(
            ({ from, to, label }) =>
              `${nameOf(from, 'Start')} to ${nameOf(to, 'End')}${label && `: ${toSpokenText(label)}`}`,
          ),
          ...graph.unnamed(seen).map(graph.nameOf),
          ...describeGroup(graph.root),
        ],
      }
    },
  }
}
