import { createUniqueNames, toSpokenText } from './label.ts'
import type { ReadDiagram, StatementContext, StatementForm } from './statement.ts'

/** A class or an entity. */
interface Box {
  label: string
  /** The kind of class, such as `interface`. */
  annotation?: string
  /** The lines inside it, as the library reads them. */
  readonly members: string[]
}

/** A relation between two boxes. Their names and labels are known only when all statements are read. */
interface Relation {
  readonly from: string
  readonly to: string
  /** Returns the statement that the library reads. */
  readonly format: (fromName: string, toName: string) => string
  /** Returns the relation as a sentence. */
  readonly describe: (fromLabel: string, toLabel: string) => string
}

/** Collects the boxes and relations of a class diagram or an entity relationship diagram. */
export function createBoxes({ report, getOffset }: StatementContext, kind: 'class' | 'entity') {
  const boxes = new Map<string, Box>()
  const relations: Relation[] = []
  let open: { readonly box: Box; readonly offset: number } | undefined

  function addBox(id: string): Box {
    const box = boxes.get(id) ?? { label: id, members: [] }
    boxes.set(id, box)
    return box
  }

  /** Ends the box that is open. */
  const closingForm: StatementForm = [
    /^\}$/,
    () => {
      open = undefined
    },
  ]

  return {
    addBox,
    closingForm,
    addRelation: (relation: Relation) => void relations.push(relation),
    /** Opens a box. The next statements are its members. */
    openBox(box: Box): void {
      open = { box, offset: getOffset() }
    },
    getOpenBox: () => open?.box,
    finish(): ReadDiagram {
      if (open) {
        const hint = 'write `}` after its last line'
        report({ message: `This ${kind} is never closed.`, hint }, open.offset)
      }
      const getName = createUniqueNames(boxes)
      const getLabel = (id: string) => boxes.get(id)!.label
      return {
        source: [
          kind === 'class' ? 'classDiagram' : 'erDiagram',
          ...[...boxes].flatMap(([id, { annotation, members }]) => [
            `${kind === 'class' ? 'class ' : ''}${getName(id)} {`,
            ...(annotation ? [`<<${annotation}>>`] : []),
            ...members,
            '}',
          ]),
          ...relations.map(({ from, to, format }) => format(getName(from), getName(to))),
        ].join('\n'),
        sentences: [
          ...relations.map(({ from, to, describe }) => describe(getLabel(from), getLabel(to))),
          ...[...boxes.values()].map(({ label, members }) =>
            members.length > 0 ? `${label} has ${members.map(toSpokenText).join(', ')}` : label,
          ),
        ],
      }
    },
  }
}
