import { createBoxes } from './boxes.ts'
import { escapeLabel, escapeName, toSpokenText } from './label.ts'
import type { StatementAdvice, StatementContext, StatementForm, StatementReader } from './statement.ts'

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
const annotatedClass = new RegExp(String.raw`^<<(\w+)>>\s+${name}$`, 'u')
const memberOfClass = new RegExp(String.raw`^${name}\s*:\s*(.+)$`, 'u')

const advice: readonly StatementAdvice[] = [
  [/^\}/, 'remove it: no class is open'],
  [/\s(?:--|\.\.)\s/, 'write `-->`, or `..>` for a dashed line'],
  [/^namespace\b/, 'remove it, and its `}`: classes are drawn without boxes around them'],
  [/^direction\b/, 'remove it: class diagrams run from top to bottom'],
]

/** Reads a class diagram. */
export function readClassDiagram(context: StatementContext): StatementReader {
  const { readLabel, readLabelOf } = context
  const boxes = createBoxes(context, 'class')

  function addClass(id: string, typeParameter?: string) {
    const box = boxes.addBox(id)
    if (typeParameter) box.label = `${id}<${typeParameter}>`
    return box
  }

  function readRelation(match: readonly string[]): void {
    const [, from = '', fromParameter, fromCount, arrow = '', toCount, to = '', toParameter, words = ''] =
      match
    addClass(from, fromParameter)
    addClass(to, toParameter)
    const formatCount = (count: string | undefined) => (count === undefined ? '' : `"${readLabel(count)}" `)
    const [start, end] = [formatCount(fromCount), formatCount(toCount)]
    const label = readLabel(words)
    const details = [label && toSpokenText(label), fromCount, toCount].filter(Boolean).join(', ')
    boxes.addRelation({
      from,
      to,
      format: (fromName, toName) => `${fromName} ${start}${arrow} ${end}${toName}${label && ` : ${label}`}`,
      describe: (fromLabel, toLabel) =>
        `${fromLabel} ${meanings[arrow]!} ${toLabel}${details && ` (${details})`}`,
    })
  }

  const outerForms: readonly StatementForm[] = [
    [
      declaration,
      ([, id, typeParameter, words, brace, annotation, end]) => {
        const box = addClass(id!, typeParameter)
        if (words) box.label = toSpokenText(readLabelOf(id!, words))
        if (annotation) box.annotation = annotation
        if (brace && !end) boxes.openBox(box)
      },
    ],
    [
      annotatedClass,
      ([, annotation, id, typeParameter]) => setAnnotation(addClass(id!, typeParameter), annotation!),
    ],
    [/^direction\s+(?:TB|TD)$/i, () => undefined],
    [relation, readRelation],
    [memberOfClass, ([, id, typeParameter, member]) => addMember(addClass(id!, typeParameter), member!)],
  ]
  const innerForms: readonly StatementForm[] = [
    boxes.closingForm,
    [/^<<(\w+)>>$/, ([, annotation]) => setAnnotation(boxes.getOpenBox()!, annotation!)],
    [/^(?!%%|<<|.*[{}])(.+)$/, ([, member]) => addMember(boxes.getOpenBox()!, member!)],
  ]

  return {
    advice,
    listForms: () => (boxes.getOpenBox() ? innerForms : outerForms),
    finish: boxes.finish,
  }
}

function setAnnotation(box: { annotation?: string }, annotation: string): void {
  box.annotation = annotation
}

function addMember({ members }: { readonly members: string[] }, written: string): void {
  members.push(formatMember(written))
}

/** What each arrow means, in the words between its two classes. */
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

/** Formats a field or a method for the library, which reads each name up to the next space: `+ total( ): Money`. */
function formatMember(written: string): string {
  const text = written.replace(/;$/, '').replace(/~([^~]+)~/g, '<$1>')
  const [, visibility = '', rest = ''] = /^([+#~-]?)\s*(.*)$/.exec(text)!
  const [, method, parameters, mark = '', type, typeMark = ''] =
    /^(.+?)\((.*)\)\s*([$*]?)\s*:?\s*(.*?)([$*]?)$/.exec(rest) ?? []
  if (method === undefined) {
    const [, field, fieldMark] = /^(.*?)([$*]?)$/.exec(rest)!
    return `${visibility}${escapeName(field!)}${fieldMark}`
  }
  return `${visibility}${escapeName(method)}${mark || typeMark}(${escapeLabel(parameters!)})${type && ` ${escapeName(type)}`}`
}
