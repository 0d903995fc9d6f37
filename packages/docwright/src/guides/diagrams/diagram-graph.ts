import { escapeLabel, toSpokenText } from './label.ts'
import type { StatementForm } from './statement.ts'

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

/** Collects nodes in groups. Each node belongs to the first group that names it, as in Mermaid. */
export function createGraph() {
  const root: NodeGroup = { key: '', label: '', nodes: [], groups: [] }
  const open: { readonly group: NodeGroup; readonly offset: number }[] = []
  const keys = new Set<string>()
  const nodes = new Map<string, GraphNode>()
  const groups = new Map<string, NodeGroup>()
  const getCurrentGroup = () => open.at(-1)?.group ?? root
  const removeFromRoot = (node: GraphNode) => root.nodes.splice(root.nodes.indexOf(node), 1)
  return {
    root,
    groups,
    getCurrentGroup,
    /** Returns the name that the library receives for a group or a node. */
    findKey: (id: string): string | undefined => (groups.get(id) ?? nodes.get(id))?.key,
    /** Returns the node with this ID. Adds it to the current group if no other group has named it. */
    addNode(id: string): GraphNode {
      const known = nodes.get(id)
      if (known && (getCurrentGroup() === root || !root.nodes.includes(known))) return known
      const node = known ?? { key: `n${keys.size + 1}`, label: escapeLabel(id) }
      keys.add(node.key)
      if (known) removeFromRoot(known)
      nodes.set(id, node)
      getCurrentGroup().nodes.push(node)
      return node
    },
    /** Begins a group, whose statement is at an offset. */
    openGroup(id: string, { label, offset }: { readonly label: string; readonly offset: number }): void {
      // A link may name it first.
      const node = nodes.get(id)
      if (node && root.nodes.includes(node)) removeFromRoot(node)
      nodes.delete(id)
      const group: NodeGroup = { key: `g${groups.size + 1}`, label, nodes: [], groups: [] }
      groups.set(id, group)
      getCurrentGroup().groups.push(group)
      open.push({ group, offset })
    },
    /** Ends the innermost group. */
    closeGroup: () => void open.pop(),
    hasOpenGroup: () => open.length > 0,
    /** Returns the offsets of groups that are still open. */
    listOpenOffsets: (): readonly number[] => open.map(({ offset }) => offset),
    /** Returns the label of a node or a group as words. */
    getSpokenName: (id: string): string => toSpokenText(groups.get(id)?.label ?? nodes.get(id)?.label ?? id),
    /** Returns the nodes at which no edge starts or ends. Each needs its own sentence. */
    listUnconnected: (connected: ReadonlySet<string>): readonly string[] =>
      [...nodes.keys()].filter((id) => !connected.has(id)),
    /** The statement that sets the direction of the current group. */
    directionForm: [
      /^direction\s+(TB|TD|BT|LR|RL)$/i,
      ([, direction]) => {
        getCurrentGroup().direction = direction!
      },
    ] satisfies StatementForm as StatementForm,
  }
}

/** Describes which nodes are in which group. */
export function describeGroup(group: NodeGroup): readonly string[] {
  return group.groups.flatMap((each) => {
    const inside = [...each.nodes, ...each.groups].map(({ label }) => toSpokenText(label))
    return [`${toSpokenText(each.label)} contains ${inside.join(', ')}`, ...describeGroup(each)]
  })
}
