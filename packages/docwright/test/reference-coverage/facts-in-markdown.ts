import type { ListItem, Nodes, RootContent } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { lettersOf } from './rendered-reference.ts'
import type { Fact } from './stated-facts.ts'

const markdown = unified().use(remarkParse).use(remarkGfm)

/** A fact with the headings and names that lead to it. */
interface PlacedFact extends Fact {
  readonly path: readonly string[]
}

const code = '(?:(`+)(?!`).*?[^`]\\2(?!`))'
/** `card` (object, Card; required): … */
const field = new RegExp(
  `^(${code}|(?:[a-z]|Each item)[^\`(]*(?:${code.replace('\\2', '\\3')})?) \\((.*?)\\)(?:: |:?$)`,
  's',
)
const content = /^(`[^`]+\/[^`]+`(?:, `[^`]+`)*)(?:: (.*))?$/
const demand =
  /^(?:Title|Value|Default|Limits|Pattern|Rules|Holds|XML|Examples?|More|Allowed values|The same as `.*` in `|Shown on a page of its own|No other fields|No further items|Written|Comes with|(?:Also|Only) `.*`, as in)\b/
const sameInside = /^Inside: the same as in `(.*)` above$/
const sameField = /^`(.*)`: the same as in `(.*)` above$/

/** The facts that a page's Markdown gives; where it refers to a list it has already, those of that list. */
export function factsInMarkdown(
  text: string,
  pathOf: (id: string) => readonly string[],
): readonly PlacedFact[] {
  const headings: string[] = []
  const found: PlacedFact[] = []
  const repeated: { readonly path: readonly string[]; readonly as: readonly string[] }[] = []
  let body: PlacedFact | undefined
  for (const node of markdown.parse(text).children) {
    const source = sourceOf(node)
    const media = content.exec(source)
    if (node.type === 'heading') {
      keep()
      headings.splice(Math.max(0, node.depth - 2))
      if (node.depth > 1) headings.push(toText(node).replace(/ \(required\)$/, ''))
    } else if (source === 'Headers:') keep()
    else if (media) {
      keep()
      const [, names = '', type = ''] = media
      body = {
        path: [...headings, names.replaceAll('`', '')],
        name: '',
        type,
        required: false,
        limits: '',
        description: '',
      }
    } else if (node.type === 'list') {
      const path = body?.path ?? headings
      const inside = readItems(node.children, path)
      body &&= { ...body, limits: inside.limits, description: body.description + inside.description }
    } else {
      body &&= { ...body, description: body.description + lettersOf(toText(node, { includeHtml: false })) }
    }
  }
  keep()
  // What is referred to stands above, its own references among it.
  for (const reference of repeated) found.push(...copied(reference))
  return found

  function keep(): void {
    if (body?.type) found.push(body)
    body = undefined
  }

  /** What a list says of what is around it; the fields in it are facts of their own. */
  function readItems(
    items: readonly ListItem[],
    path: readonly string[],
  ): Pick<Fact, 'limits' | 'description'> {
    let [limits, description] = ['', '']
    for (const each of items) {
      const [first, ...others] = each.children
      const source = first ? sourceOf(first) : ''
      const named = field.exec(source)
      if (sameInside.test(source)) repeated.push({ path, as: pathOf(sameInside.exec(source)![1]!) })
      else if (sameField.test(source)) {
        const [, name = '', id = ''] = sameField.exec(source)!
        repeated.push({ path: [...path, name], as: pathOf(id) })
      } else if (named && first) {
        const name = toText(markdown.parse(named[1]!))
        const [type = '', ...marks] = named[4]!.split('; ')
        const at = [...path, name]
        const rest = toText(markdown.parse(source.slice(named[0].length)), { includeHtml: false })
        const inside = readBlocks(others, at)
        found.push({
          path: at,
          name,
          type,
          required: marks.includes('required'),
          ...inside,
          description: lettersOf(rest) + inside.description,
        })
      } else if (source.startsWith('Limits: ')) limits = lettersOf(toText(first!).slice('Limits: '.length))
      else if (/^(?:One|Any) of \d+ variants/.test(source) || / is written /.test(source)) {
        readBlocks(others, path)
      } else if (!demand.test(source)) description += lettersOf(toText(each, { includeHtml: false }))
    }
    return { limits, description }
  }

  function readBlocks(
    blocks: readonly RootContent[],
    path: readonly string[],
  ): Pick<Fact, 'limits' | 'description'> {
    let [limits, description] = ['', '']
    for (const block of blocks) {
      if (block.type === 'list') {
        const inside = readItems(block.children, path)
        limits ||= inside.limits
        description += inside.description
      } else description += lettersOf(toText(block, { includeHtml: false }))
    }
    return { limits, description }
  }

  function copied({ path, as }: { path: readonly string[]; as: readonly string[] }): readonly PlacedFact[] {
    const isWhole =
      as.at(-1) === path.at(-1) && found.some((fact) => fact.path.join('\n') === path.join('\n')) === false
    return found.flatMap((fact) => {
      const isInside = as.every((name, index) => fact.path[index] === name)
      if (!isInside || (fact.path.length === as.length && !isWhole)) return []
      return [{ ...fact, path: [...path, ...fact.path.slice(as.length)] }]
    })
  }

  function sourceOf({ position }: Nodes): string {
    return text.slice(position!.start.offset, position!.end.offset)
  }
}
