import { createBoxes } from './boxes.ts'
import { escapeName, toSpokenText } from './label.ts'
import type { StatementAdvice, StatementContext, StatementForm, StatementReader } from './statement.ts'

const name = String.raw`("[^"]+"|[\p{L}\p{N}_][\p{L}\p{N}_.-]*?)`
const relation = new RegExp(
  String.raw`^${name}\s*(\|o|\|\||\}o|\}\||o\||o\{|\|\{)(--|\.\.)(o\||\|\||o\{|\|\{|\|o|\}o|\}\|)\s*${name}(?:\s*:\s*(.+))$`,
  'u',
)
const entity = new RegExp(String.raw`^${name}(?:\s*\[\s*(?:"([^"]+)"|([^\]"]+))\s*\])?\s*(\{\s*(\})?)?$`, 'u')
const attribute = /^(\S+)\s+([^\s"]+)(?:\s+((?:PK|FK|UK)(?:\s*,\s*(?:PK|FK|UK))*))?$/

const advice: readonly StatementAdvice[] = [
  [/^\}/, 'remove it: no entity is open'],
  [/(?:--|\.\.)[|o}{]+\s*\S+$/, 'name the relation: `A ||--o{ B : places`'],
  [/^\S+\s+\S+.*"[^"]*"$/, 'leave out the comment, and write it below the diagram'],
  [/\b(?:one|zero|many|only|optionally)\b.*\bto\b/i, 'write the numbers as signs: `||--o{`'],
  [/^direction\b/, 'remove it: entities run from left to right'],
]

/** Reads an entity relationship diagram. */
export function readEntityDiagram(context: StatementContext): StatementReader {
  const { readLabel, readLabelOf } = context
  const boxes = createBoxes(context, 'entity')

  function readRelation([, first, left, line, right, second, words]: readonly string[]): void {
    const [from, to] = [unquote(first!), unquote(second!)]
    boxes.addBox(from)
    boxes.addBox(to)
    const label = readLabel(words!)
    const [start, end] = [getCardinality(left!), getCardinality(right!)]
    boxes.addRelation({
      from,
      to,
      format: (fromName, toName) =>
        `${fromName} ${start.sign}${line}${end.sign} ${toName} : ${label || '""'}`,
      describe: (fromLabel, toLabel) =>
        `${start.words} ${fromLabel} to ${end.words} ${toLabel}${label && `: ${toSpokenText(label)}`}`,
    })
  }

  function readEntity([, written, quoted, bare, brace, end]: readonly string[]): void {
    const id = unquote(written!)
    const box = boxes.addBox(id)
    const words = quoted ?? bare
    if (words) box.label = toSpokenText(readLabelOf(id, words))
    if (brace && !end) boxes.openBox(box)
  }

  function readAttribute([, type, field, keys = '']: readonly string[]): void {
    const text = `${escapeName(type!)} ${escapeName(field!)} ${keys.replaceAll(/[\s,]+/g, ' ')}`
    boxes.getOpenBox()!.members.push(text.trimEnd())
  }

  const outerForms: readonly StatementForm[] = [
    [relation, readRelation],
    [entity, readEntity],
  ]
  const innerForms: readonly StatementForm[] = [boxes.closingForm, [attribute, readAttribute]]
  return {
    advice,
    listForms: () => (boxes.getOpenBox() ? innerForms : outerForms),
    finish: boxes.finish,
  }
}

function unquote(name: string): string {
  return name.replace(/^"(.*)"$/, '$1')
}

/** Returns how many entities are at an end of a relation, and the sign for that, which the library reads at both ends alike. */
function getCardinality(written: string): { readonly sign: string; readonly words: string } {
  const isMany = /[{}]/.test(written)
  if (written.includes('o')) {
    return isMany ? { sign: 'o{', words: 'zero or more' } : { sign: 'o|', words: 'zero or one' }
  }
  return isMany ? { sign: '|{', words: 'one or more' } : { sign: '||', words: 'one' }
}
