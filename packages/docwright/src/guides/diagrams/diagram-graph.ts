import { escapeLabel, toSpokenText } from './label.ts'

/** A box around nodes: a subgraph of a flowchart, or a composite state. */
export interface NodeGroup {
  readonly key: string
  readonly label: string
  direction?: string
  readonly nodes: GraphNode[]
  readonly groups: NodeGroup[]
}

interface GraphNode {
  /** The name that the library receives. */
  readonly key: string
  label: string
  /** The brackets around the label. */
  shape?: readonly [open: string, close: string]
}

/** Nodes in groups. Each node belongs to the first group that names it, as in Mermaid. */
export function createGraph() {
  const root: NodeGroup = { key: '', label: '', nodes: [], groups: [] }
  const open: { readonly group: NodeGroup; readonly offset: number }[] = []
  const keys = new Set<string>()
  const nodes = new Map<string, GraphNode>()
  const groups = new Map<string, NodeGroup>()
  const around = () => open.at(-1)?.group ?? root
  const remove = (node: GraphNode) => root.nodes.splice(root.nodes.indexOf(node), 1)
  return {
    root,
    groups,
    around,
    /** The drawing's name of a group or of a known node. */
    keyOf: (id: string): string | undefined => (groups.get(id) ?? nodes.get(id))?.key,
    node(id: string): GraphNode {
      const known = nodes.get(id)
      if (known && (around() === root || !root.nodes.includes(known))) return known
      const node = known ?? { key: `n${keys.size + 1}`, label: escapeLabel(id) }
      keys.add(node.key)
      if (known) remove(known)
      nodes.set(id, node)
      around().nodes.push(node)
      return node
    },
    /** Begins a group, whose statement is at an offset. */
    open(id: string, { label, offset }: { readonly label: string; readonly offset: number }): void {
      // A link may name it first.
      const node = nodes.get(id)
      if (node && root.nodes.includes(node)) remove(node)
      nodes.delete(id)
      const group: NodeGroup = { key: `g${groups.size + 1}`, label, nodes: [], groups: [] }
      groups.set(id, group)
      around().groups.push(group)
      open.push({ group, offset })
    },
    /** Ends the innermost group. */
    close: () => void open.pop(),
    isOpen: () => open.length > 0,
    /** The offsets of groups that are still open. */
    unclosed: (): readonly number[] => open.map(({ offset }) => offset),
    /** The drawing's name of a node or a group. */
    nameOf: (id: string): string => toSpokenText(groups.get(id)?.label ?? nodes.get(id)?.label ?? id),
    /** Checks whether no edge starts or ends at a node. It then needs its own sentence. */
    unnamed: (named: ReadonlySet<string>): readonly string[] =>
      [...nodes.keys()].filter((id) => !named.has(id)),
  }
}

/** Describes which nodes are in which group. */
export function describeGroup(group: NodeGroup): readonly string[] {
  return group.groups.flatMap((each) => {
    const inside = [...each.nodes, ...each.groups].map(({ label }) => toSpokenText(label))
    return [`${toSpokenText(each.label)} contains ${inside.join(', ')}`, ...describeGroup(each)]
  })
}
