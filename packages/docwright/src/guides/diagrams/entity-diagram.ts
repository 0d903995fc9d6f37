import { createUniqueNames, escapeName, toSpokenText } from './label.ts'
import type { Advice, StatementContext, StatementForm, StatementReader } from './statement.ts'

const name = String.raw`("[^"]+"|[\p{L}\p{N}_][\p{L}\p{N}_.-]*?)`
const relation = new RegExp(
  String.raw`^${name}\s*(\|o|\|\||\}o|\}\||o\||o\{|\|\{)(--|\.\.)(o\||\|\||o\{|\|\{|\|o|\}o|\}\|)\s*${name}(?:\s*:\s*(.+))$`,
  'u',
)
const entity = new RegExp(String.raw`^${name}(?:\s*\[\s*(?:"([^"]+)"|([^\]"]+))\s*\])?\s*(\{\s*(\})?)?$`, 'u')
const attribute = /^(\S+)\s+([^\s"]+)(?:\s+((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?$/

const advice: readonly Advice[] = [
  [/^\}/, 'remove it: no entity is open'],
  [/(?:--|\.\.)[|o}{]+\s*\S+$/, 'name the relation: `A ||--o{ B : places`'],
  [/^\S+\s+\S+.*"[^"]*"$/, 'leave out the comment, and write it below the diagram'],
  [/\b(?:one|zero|many|only|optionally)\b.*\bto\b/i, 'write the numbers as signs: `||--o{`'],
  [/^direction\b/, 'remove it: entities run from left to right'],
]

/** Reads an entity relationship diagram. */
export function readEntityDiagram({ report, label, labelOf, offset }: StatementContext): StatementReader {
  const entities = new Map<string, { label: string; readonly attributes: string[] }>()
  const relations: ((keyOf: (id: string) => string) => string)[] = []
  const sentences: (() => string)[] = []
  let open: { readonly id: string; readonly offset: number } | undefined

  function addEntity(written: string) {
    const id = written.replace(/^"(.*)"$/, '$1')
    const known = entities.get(id) ?? { label: id, attributes: [] }
    entities.set(id, known)
    return { id, known }
  }

  function relate([, from, left, line, right, to, words]: readonly string[]): void {
    const [first, second] = [addEntity(from!), addEntity(to!)]
    const named = label(words!)
    const [start, end] = [getCardinality(left!), getCardinality(right!)]
    relations.push(
      (keyOf) => `${keyOf(first.id)} ${start.sign}${line}${end.sign} ${keyOf(second.id)} : ${named || '""'}`,
    )
    sentences.push(
      () =>
        `${start.words} ${first.known.label} to ${end.words} ${second.known.label}${named && `: ${toSpokenText(named)}`}`,
    )
  }

  const top: readonly StatementForm[] = [
    [relation, relate],
    [
      entity,
      ([, written, quoted, bare, body, end]) => {
        const { id, known } = addEntity(written!)
        const words = quoted ?? bare
        if (words) known.label = toSpokenText(labelOf(id, words))
        if (body && !end) open = { id, offset: offset() }
      },
    ],
  ]
  const inside: readonly StatementForm[] = [
    [
      /^\}$/,
      () => {
        open = undefined
      },
    ],
    [
      attribute,
      ([, type, field, keys = '']) =>
        void entities
          .get(open!.id)!
          .attributes.push(
            `${escapeName(type!)} ${escapeName(field!)} ${keys.replaceAll(/[\s,]+/g, ' ')}`.trimEnd(),
          ),
    ],
  ]

  return {
    advice,
    forms: () => (open ? inside : top),
    finish() {
      if (open) {
        report(
          { message: 'This entity is never closed.', hint: 'write `}` after its last line' },
          open.offset,
        )
      }
      const keyOf = createUniqueNames(entities)
      return {
        source: [
          'erDiagram',
          ...[...entities].flatMap(([id, { attributes }]) => [`${keyOf(id)} {`, ...attributes, '}']),
          ...relations.map((line) => line(keyOf)),
        ].join('\n'),
        sentences: [
          ...sentences.map((sentence) => sentence()),
          ...[...entities.values()].map(
            ({ label, attributes }) =>
              `${label}${attributes.length > 0 ? ` has ${attributes.map(toSpokenText).join(', ')}` : ''}`,
          ),
        ],
      }
    },
  }
}

/** How many there are at an end of a relation, and the sign for it that the library reads at both ends. */
function getCardinality(written: string): { readonly sign: string; readonly words: string } {
  const isMany = /[{}]/.test(written)
  if (written.includes('o')) {
    return isMany ? { sign: 'o{', words: 'zero or more' } : { sign: 'o|', words: 'zero or one' }
  }
  return isMany ? { sign: '|{', words: 'one or more' } : { sign: '||', words: 'one' }
}
