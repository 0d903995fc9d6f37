import type { MarkupElement } from './markup.ts'
import { listChildElements } from './markup.ts'
import type { PrintPlace } from './print-inline.ts'
import { printLine } from './print-inline.ts'

/** Prints a table in GitHub's syntax. Its first row is the header. */
export function printTable(table: MarkupElement, place: PrintPlace): string {
  const [head, ...rows] = listRows(table)
  if (!head) return ''
  const lines = [
    head.map((cell) => formatCellText(cell, place)),
    head.map(({ attributes: { align = '' } }) => alignmentRules[align] ?? '---'),
  ]
  return [...lines, ...rows.map((row) => row.map((cell) => formatCellText(cell, place)))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const alignmentRules: Readonly<Record<string, string>> = { left: ':--', center: ':-:', right: '--:' }

function listRows(element: MarkupElement): readonly (readonly MarkupElement[])[] {
  if (element.name === 'tr') return [listChildElements(element)]
  return listChildElements(element).flatMap(listRows)
}

function formatCellText({ children }: MarkupElement, place: PrintPlace): string {
  return printLine(children, place).replaceAll('|', '\\|')
}
