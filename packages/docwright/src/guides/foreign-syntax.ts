import type { Code, Delete, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { placeAt } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'

interface Syntax {
  readonly pattern: RegExp
  readonly message: (found: readonly string[]) => string
  readonly hint: (found: readonly string[]) => string
}

/** What the kinds of `:::note` are called in an alert. */
const alerts: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
}

/** The emoji that writers most often name; other words between colons may mean something else. */
const emoji = new Map(
  (
    'rocket 🚀 warning ⚠️ tada 🎉 bulb 💡 fire 🔥 sparkles ✨ star ⭐ heart ❤️ bug 🐛 wrench 🔧 hammer 🔨 gear ⚙️ ' +
    'lock 🔒 unlock 🔓 key 🔑 link 🔗 book 📖 books 📚 memo 📝 pencil 📝 pencil2 ✏️ package 📦 zap ⚡ boom 💥 ' +
    'construction 🚧 rotating_light 🚨 no_entry ⛔ stop_sign 🛑 x ❌ white_check_mark ✅ heavy_check_mark ✔️ ' +
    'information_source ℹ️ question ❓ exclamation ❗ point_right 👉 point_down 👇 eyes 👀 wave 👋 clap 👏 pray 🙏 ' +
    'muscle 💪 smile 😄 smiley 😃 grin 😁 wink 😉 thinking 🤔 joy 😂 sob 😭 thumbsup 👍 thumbsdown 👎 +1 👍 -1 👎 ' +
    'ok_hand 👌 100 💯 credit_card 💳 moneybag 💰 chart_with_upwards_trend 📈 calendar 📅 email 📧 bell 🔔 ' +
    'globe_with_meridians 🌐 mag 🔍 clipboard 📋 pushpin 📌 label 🏷️ robot 🤖 shield 🛡️ hourglass ⌛ soon 🔜 new 🆕'
  )
    .split(' ')
    .flatMap((word, index, words) => (index % 2 === 0 ? [[word, words[index + 1]!] as const] : [])),
)

/** What other engines read in a text, and this one prints as it is written: narrow, so that it is never prose. */
const inText: readonly Syntax[] = [
  {
    pattern: /(?<![\\\w$])\$(?=[^\s$])(?:[A-Za-z]\d?|[^$\n]*[\\^_=+*/<>][^$\n]*)(?<=[^\s\\])\$(?![\w$])/g,
    message: ([all]) => `\`${all}\` is no formula here: readers would see it as it is written.`,
    hint: () => 'write `<var>x</var>`, `<sup>2</sup>` and signs such as ≤, or `\\$` for the sign itself',
  },
  {
    pattern: /(?<![\\=\w!<>])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/g,
    message: ([all]) => `\`${all}\` marks nothing here: readers would see it as it is written.`,
    hint: ([, words]) => `write \`<mark>${words}</mark>\``,
  },
  {
    // One of the names begins with a plus.
    pattern: new RegExp(
      `(?<![\\\\\\w:/])(?::(${[...emoji.keys()].join('|').replace('+', '[+]')}):)(?![\\w:/])`,
      'g',
    ),
    message: ([all]) => `\`${all}\` is no picture here: readers would see it as it is written.`,
    hint: ([, name]) => `write ${emoji.get(name!)}`,
  },
]

/** Such syntax of other engines that begins a paragraph. */
const atStart: readonly Syntax[] = [
  {
    pattern: /^:{3,}[ \t]*([A-Za-z]+)/g,
    message: ([all]) => `\`${all}\` is no alert here: readers would see it as it is written.`,
    hint: ([, name]) => {
      const alert = alerts[name!.toLowerCase()]
      if (alert === undefined) return 'see the guide for writers on what there is instead'
      return `write \`> [!${alert}]\`, and \`> \` before each line of it`
    },
  },
  {
    pattern: /^\$\$/g,
    message: () => '`$$` is no formula here: readers would see it as it is written.',
    hint: () => 'show it as a picture, `<Diagram src="…" alt="…" />`, or as code',
  },
]

/** Syntax of other engines that would reach readers as text; code, and signs behind a backslash, mean themselves. */
export function foreignSyntax(
  tree: Root,
  { file, source }: { readonly file: string; readonly source: string },
): readonly Problem[] {
  const problems: Problem[] = []
  const tell = (node: Nodes, syntaxes: readonly Syntax[]) => {
    const start = node.position!.start.offset!
    const written = source.slice(start, node.position!.end.offset)
    for (const { pattern, message, hint } of syntaxes) {
      for (const found of written.matchAll(pattern)) {
        const place = placeAt(file, source, start + found.index)
        problems.push({ place, message: message(found), hint: hint(found) })
      }
    }
  }
  visit(tree, (node) => {
    if (node.type === 'text') tell(node, inText)
    if (node.type === 'paragraph') tell(node, atStart)
    if (isMermaid(node)) problems.push(mermaid(node, { file, source }))
    if (node.type === 'delete') problems.push(...subscript(node, { file, source }))
  })
  return problems
}

interface Written {
  readonly file: string
  readonly source: string
}

function isMermaid(node: Nodes): node is Code {
  return node.type === 'code' && node.lang?.toLowerCase() === 'mermaid'
}

function mermaid({ position }: Code, { file, source }: Written): Problem {
  return {
    place: placeAt(file, source, position!.start.offset!),
    message: 'A fence of `mermaid` is no diagram here: readers would see its code.',
    hint: 'save it as SVG, and write `<Diagram src="./name.svg" alt="…" />`; a fence of `text` shows the code',
  }
}

/** One tilde on each side strikes through, as on GitHub; beside a letter, as in `H~2~O`, it was meant for another thing. */
function subscript({ position }: Delete, { file, source }: Written): readonly Problem[] {
  const [start, end] = [position!.start.offset!, position!.end.offset!]
  const written = source.slice(start, end)
  const isInWord = /[\p{L}\p{N})]/u.test(source[start - 1] ?? '') || /[\p{L}\p{N}]/u.test(source[end] ?? '')
  if (written.startsWith('~~') || !isInWord) return []
  return [
    {
      place: placeAt(file, source, start),
      message: `\`${written}\` strikes through, and sets nothing lower.`,
      hint: `write \`<sub>${written.slice(1, -1)}</sub>\`, or \`~${written}~\` to strike through`,
    },
  ]
}

const alertForm = 'write `> [!NOTE]`, or `[!TIP]`, `[!WARNING]`, and `> ` before each line'
const foldedForm = 'write `<details>` with a `<summary>`'
const cardForm = 'write `<Card title="…" href="…">`'

/** Advice for elements of other engines, by their names. */
const instead: Readonly<Record<string, string>> = {
  CodeGroup: 'write `<Tabs>` with a `<Tab label="…">` for each fence',
  TabItem: 'write `<Tab label="…">`',
  CodeBlock: 'write a fence, ```` ``` ````',
  ...of('Admonition Alert Aside Callout Caution Check Danger Important Info Note Tip Warning', alertForm),
  ...of('Accordion AccordionGroup Collapse Collapsible Expandable Details', foldedForm),
  Step: 'write a numbered list in `<Steps>`',
  ...of('CardGroup CardGrid', 'write `<Cards>`'),
  LinkCard: cardForm,
  ...of('Column Col Row Grid', 'write `<Columns>`'),
  ...of('Mermaid', 'save it as SVG, and write `<Diagram src="./name.svg" alt="…" />`'),
  ...of('Image Img Frame', 'write `![what it shows](./name.png)`'),
  Link: 'write `[words](/address)`',
}

/** The advice for a writer who knows an element from elsewhere. */
export function insteadOf(name: string): string | undefined {
  return Object.hasOwn(instead, name) ? instead[name] : undefined
}

function of(names: string, hint: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, hint]))
}
