import { createRequire } from 'node:module'
import type { Element, ElementContent, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { resolveCodeFile } from '../../code-file.ts'

type Library = typeof import('../../libraries/temml.ts')

/** The formula renderer, which is loaded for the first formula, because most sites have none. */
let loaded: Library | undefined

/** An error in a formula, and its position. */
interface FormulaError {
  readonly message: string
  readonly offset: number
}

/** Converts TeX to MathML without inline styles, which the policy of pages blocks. `isBlock` renders the formula on its own lines. */
export function renderMathml(tex: string, isBlock: boolean): Element | FormulaError {
  loaded ??= createRequire(import.meta.url)(resolveCodeFile('libraries/temml.ts')) as Library
  try {
    const options = { displayMode: isBlock, annotate: true, throwOnError: true, trust: false, maxExpand: 200 }
    const rendered = fromHtml(loaded.temml.renderToString(tex, options), { fragment: true })
    const [math] = rendered.children.flatMap(keepOnlyMath)
    if (math?.type === 'element') return math
  } catch (error) {
    const { message, position = 0 } = error as Error & { position?: number }
    const [reason = ''] = message.trim().split(/ at (?:position|end of input)|\n/)
    return { message: reason.replace(/\.?$/, '.'), offset: position }
  }
  return { message: 'It renders nothing.', offset: 0 }
}

const mathElements: ReadonlySet<string> = new Set(
  [
    'annotation math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace',
    'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics',
  ].flatMap((line) => line.split(' ')),
)

/** The allowed attributes of MathML. HTML attributes such as `style` and `class` are left out. */
const mathAttributes: ReadonlySet<string> = new Set(
  [
    'accent accentunder columnalign columnspan depth display displaystyle encoding fence form height largeop linethickness',
    'lspace mathvariant maxsize minsize movablelimits notation rowspan rspace scriptlevel separator stretchy symmetric',
    'voffset width',
  ].flatMap((line) => line.split(' ')),
)

function keepOnlyMath(node: RootContent | ElementContent): readonly ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element') return []
  const children = node.children.flatMap(keepOnlyMath)
  if (!mathElements.has(node.tagName)) return children
  const kept = Object.entries(node.properties).filter(([name]) => mathAttributes.has(name.toLowerCase()))
  const properties = Object.fromEntries(kept.map(([name, value]) => [name.toLowerCase(), value]))
  const color = /(?:^|;)color:(#[\da-f]{3,8})/i.exec(String(node.properties.style ?? ''))?.[1]
  return [
    {
      type: 'element',
      tagName: node.tagName,
      properties: { ...properties, ...(color && { mathcolor: color }) },
      children,
    },
  ]
}
