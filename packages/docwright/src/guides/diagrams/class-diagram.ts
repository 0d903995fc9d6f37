import { createUniqueNames, escapeLabel, escapeName, toSpokenText, unescapeLabel } from './label.ts'
import type { Advice, StatementContext, StatementForm, StatementReader } from './statement.ts'

const name = String.raw`([\p{L}\p{N}_][\p{L}\p{N}_.-]*?)(?:~([^~]+)~)?`
const quoted = String.raw`(?:"([^"]*)"\s*)?`
const arrows = String.raw`<\|--|<\|\.\.|\*--|o--|--\|>|\.\.\|>|--\*|--o|-->|<--|\.\.>|<\.\.`

const relation = new RegExp(
  String.raw`^${name}\s*${quoted}(${arrows})(?![>|*.-])\s*${quoted}${name}(?:\s*:\s*(.+))?$`,
  'u',
)
const declaration = new RegExp(
  String.raw`^class\s+${name}(?:\s*\["([^"]+)"\])?\s*(\{\s*(?:<<(\w+)>>\s*)?(\})?)?$`,
  'u',
)
const annotation = new RegExp(String.raw`^<<(\w+)>>\s+${name}$`, 'u')
const memberOf = new RegExp(String.raw`^${name}\s*:\s*(.+)$`, 'u')

const advice: readonly Advice[] = [
  [/^\}/, 'remove it: no class is open'],
  [/\s(?:--|\.\.)\s/, 'write `-->`, or `..>` for a dashed line'],
  [/^namespace\b/, 'remove it, and its `}`: classes are drawn without boxes around them'],
  [/^direction\b/, 'remove it: class diagrams run from top to bottom'],
]

/** Reads a class diagram. */
export function readClassDiagram({ report, label, labelOf, offset }: StatementContext): StatementReader {
  const classes = new Map<string, { label: string; annotation?: string; readonly members: string[] }>()
  const relations: ((keyOf: (id: string) => string) => string)[] = []
  const sentences: (() => string)[] = []
  let open: { readonly id: string; readonly offset: number } | undefined

  function addClass(id: string, generic?: string) {
    const known = classes.get(id) ?? { label: id, members: [] }
    if (generic) known.label = `${id}<${generic}>`
    classes.set(id, known)
    return known
  }

  function relate([
    ,
    from,
    generic,
    fromCount,
    arrow,
    toCount,
    to,
    toGeneric,
    words = '',
  ]: readonly string[]): void {
    addClass(from!, generic)
    addClass(to!, toGeneric)
    const count = (text: string | undefined) => (text === undefined ? '' : `"${label(text)}" `)
    const named = label(words)
    relations.push(
      (keyOf) =>
        `${keyOf(from!)} ${count(fromCount)}${arrow} ${count(toCount)}${keyOf(to!)}${named && ` : ${named}`}`,
    )
    const about = [named && toSpokenText(named), fromCount, toCount].filter(Boolean).join(', ')
    sentences.push(
      () => `${addClass(from!).label} ${meanings[arrow!]!} ${addClass(to!).label}${about && ` (${about})`}`,
    )
  }

  const add = (id: string, written: string) => addClass(id).members.push(formatMember(written))

  const top: readonly StatementForm[] = [
    [
      declaration,
      ([, id, generic, words, body, note, end]) => {
        const found = addClass(id!, generic)
        if (words) found.label = toSpokenText(labelOf(id!, words))
        if (note) found.annotation = note
        if (body && !end) open = { id: id!, offset: offset() }
      },
    ],
    [
      annotation,
      ([, note, id, generic]) => {
        addClass(id!, generic).annotation = note!
      },
    ],
    [/^direction\s+(?:TB|TD)$/i, () => undefined],
    [relation, relate],
    [
      memberOf,
      ([, id, generic, written]) => {
        addClass(id!, generic)
        add(id!, written!)
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
      /^<<(\w+)>>$/,
      ([, note]) => {
        addClass(open!.id).annotation = note!
      },
    ],
    [/^(?!%%|<<|.*[{}])(.+)$/, ([, written]) => void add(open!.id, written!)],
  ]

  return {
    advice,
    forms: () => (open ? inside : top),
    finish() {
      if (open) {
        report({ message: 'This class is never closed.', hint: 'write `}` after its last line' }, open.offset)
      }
      const keyOf = createUniqueNames(classes)
      return {
        source: [
          'classDiagram',
          ...[...classes].flatMap(([id, { annotation, members }]) => [
            `class ${keyOf(id)} {`,
            ...(annotation ? [`<<${annotation}>>`] : []),
            ...members,
            '}',
          ]),
          ...relations.map((line) => line(keyOf)),
        ].join('\n'),
        sentences: [
          ...sentences.map((sentence) => sentence()),
          ...[...classes.values()].map(
            ({ label, members }) =>
              `${label}${members.length > 0 ? ` has ${members.map((each) => unescapeLabel(each)).join(', ')}` : ''}`,
          ),
        ],
      }
    },
  }
}

const meanings: Readonly<Record<string, string>> = {
  '<|--': 'is extended by',
  '<|..': 'is implemented by',
  '*--': 'is composed of',
  'o--': 'has',
  '--|>': 'extends',
  '..|>': 'implements',
  '--*': 'is a part of',
  '--o': 'belongs to',
  '-->': 'leads to',
  '<--': 'is led to by',
  '..>': 'depends on',
  '<..': 'is used by',
}

/** A field or method as the library reads it: what belongs together has no spaces. */
function formatMember(written: string): string {
  const text = written.replace(/;$/, '').replace(/~([^~]+)~/g, '<$1>')
  const [, sign = '', rest = ''] = /^([+#~-]?)\s*(.*)$/.exec(text)!
  const [, called, parameters, mark = '', type, typeMark = ''] =
    /^(.+?)\((.*)\)\s*([$*]?)\s*:?\s*(.*?)([$*]?)$/.exec(rest) ?? []
  if (called === undefined) {
    const [, field, fieldMark] = /^(.*?)([$*]?)$/.exec(rest)!
    return `${sign}${escapeName(field!)}${fieldMark}`
  }
  return `${sign}${escapeName(called)}${mark || typeMark}(${escapeLabel(parameters!)})${type && ` ${escapeName(type)}`}`
}
