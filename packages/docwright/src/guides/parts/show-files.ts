import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { readContentText } from '../../content/read-content-text.ts'
import { parseFenceSettings, removeFileSetting } from '../../markdown/fence.ts'
import { removeIndent } from '../../markdown/indent.ts'
import { findNearest } from '../../problem/nearest.ts'
import { locateOffset } from '../../problem/place-at.ts'
import type { Mistake, Problem } from '../../problem/problem.ts'
import { describeTooLong } from '../../problem/read-text.ts'
import { resolveNamedFile } from './named-file.ts'

interface Context {
  readonly file: string
  readonly source: string
  readonly contentFolder: string
}

const lengthLimit = {
  what: 'file has',
  most: 200_000,
  hint: 'mark a region of it, and name that: `file="name.ts#region"`',
}

/** Fills fences that refer to a file or a region of one with its text: ```` ```ts file="examples/pay.ts#retry" ````. */
export function showFiles(tree: Root, context: Context): readonly Problem[] {
  const problems: Problem[] = []
  visit(tree, 'code', (node: Code) => {
    const { file } = parseFenceSettings(node.meta)
    if (file === undefined) return
    const text = node.value.trim() === '' ? readText(file, context) : filledAlready
    if (typeof text === 'string') {
      node.value = text
      node.meta = removeFileSetting(node.meta)
      return
    }
    // The other settings refer to lines that don't exist.
    node.meta = null
    problems.push({
      place: locateOffset(context.file, context.source, node.position!.start.offset!),
      ...text,
    })
  })
  return problems
}

const filledAlready: Mistake = {
  message: "This code block has the setting `file`, so the lines in it wouldn't be shown.",
  hint: 'remove the lines, or the setting `file`',
}

function readText(written: string, context: Context): string | Mistake {
  const [name = '', region] = written.split('#', 2)
  const found = resolveNamedFile(name, { ...context, what: 'file' })
  if ('message' in found) return found
  const read = readContentText(found.file, found.folder)
  if ('problem' in read) return read.problem
  const lines = read.text.replace(/(?:\r\n|[\r\n])$/, '').split(/\r\n|[\r\n]/)
  const shown = region === undefined ? lines : selectLines(region, { lines, name })
  if ('message' in shown) return shown
  const text = removeIndent(shown.filter((line) => !regionMarker.test(line))).join('\n')
  return describeTooLong(text, lengthLimit) ?? text
}

/** A comment that starts or ends a region, as editors fold it: `// #region retry`, `# endregion`, `<!-- #region a -->`. */
const regionMarker =
  /^\s*(?:\/\/|#|--|;|<!--|\/\*)?\s*#?\s*(end)?region\b[ \t]*([\w.-]*)[ \t]*(?:-->|\*\/)?\s*$/

function selectLines(
  region: string,
  { lines, name }: { readonly lines: readonly string[]; readonly name: string },
): readonly string[] | Mistake {
  const marks = lines.map((line) => regionMarker.exec(line))
  const first = marks.findIndex((mark) => mark && !mark[1] && mark[2] === region)
  if (first < 0) {
    const regions = marks.flatMap((mark) => (mark && !mark[1] && mark[2]) || [])
    const guess = findNearest(region, regions)
    const hint = guess
      ? `did you mean \`${guess}\`?`
      : `write \`#region ${region}\` and \`#endregion\` into comments around its lines`
    return { message: `The file ${name} has no region \`${region}\`.`, hint }
  }
  let depth = 0
  const end = marks.findIndex((mark, index) => {
    if (index < first || !mark) return false
    depth += mark[1] ? -1 : 1
    return depth === 0
  })
  if (end >= 0) return lines.slice(first + 1, end)
  return {
    message: `The region \`${region}\` of ${name} is never closed.`,
    hint: 'write `#endregion` into a comment after it',
  }
}
