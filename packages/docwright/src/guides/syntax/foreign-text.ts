import { indexNames } from '../../markdown/index-names.ts'
import type { Mistake } from '../../problem/problem.ts'

/** A problem, and its offset in the text. */
export type FoundAt = Mistake & { readonly offset: number }

/** Syntax of another engine, or a typo, that would be shown as text, with what to write instead. */
export interface Syntax {
  readonly pattern: RegExp
  readonly message: (found: readonly string[]) => string
  readonly hint: (found: readonly string[]) => string
}

/** The names of notes in other engines, and the equivalent alerts. */
const foreignAlerts = indexNames([
  ['note info abstract summary quote question example', 'NOTE'],
  ['tip success hint check', 'TIP'],
  ['important', 'IMPORTANT'],
  ['warning attention', 'WARNING'],
  ['caution danger error failure bug', 'CAUTION'],
])

/** The most common emoji names. Other words between colons may mean something else. */
const emojiByName = new Map(
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

const describeAsWritten = (found: string, what: string) =>
  `\`${found}\` ${what}: readers would see it as it is written.`

/**
 * Inline syntax that other engines interpret, and this one shows as text. The patterns are narrow, so that they never match
 * prose.
 */
export const syntaxInText: readonly Syntax[] = [
  {
    pattern:
      /(?<![\\\w$])\$(?=[^\s$])(?:[A-Za-z]\d?|(?![^$\n]*[A-Za-z]{3,} [A-Za-z]{3,})[^$\n]*[\\^_=+*/<>][^$\n]*)(?<=[^\s\\])\$(?![\w$])/g,
    message: ([all]) => `\`${all}\` isn't rendered as a formula, so readers would see it as is.`,
    hint: ([all]) => `write \`\` $\`${all!.slice(1, -1)}\`$ \`\`, or \`\\$\` for the character itself`,
  },
  {
    pattern: /(?<![\\=\w!<>])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/g,
    message: ([all]) => `\`${all}\` doesn't highlight anything, so readers would see it as is.`,
    hint: ([, words]) => `write \`<mark>${words}</mark>\``,
  },
  {
    // One of the names starts with a plus sign.
    pattern: new RegExp(
      `(?<![\\\\\\w:/])(?::(${[...emojiByName.keys()].join('|').replace('+', '[+]')}):)(?![\\w:/])`,
      'g',
    ),
    message: ([all]) => `\`${all}\` isn't rendered as an emoji, so readers would see it as is.`,
    hint: ([, name]) => `write ${emojiByName.get(name!)}`,
  },
  {
    // An emphasis mark that CommonMark doesn't pair with another. Between two words, as in `2**3`, it's literal.
    pattern:
      /(?:(?<![\\*~\w])(\*\*|~~)(?=[^\s*~])|(?<=[^\s\\*~])(\*\*|~~)(?![*~\w])|(?<=\p{L})(\*\*|~~)(?=\p{P})|(?<=\p{P})(\*\*|~~)(?=\p{L}))[^\n]*/gu,
    message: ([, ...signs]) => describeAsWritten(signs.find(Boolean)!, "doesn't start or end emphasis"),
    hint: ([, ...signs]) => {
      const sign = signs.find(Boolean)!
      const name = sign === '~~' ? 'del' : 'strong'
      const escaped = sign.replace(/./g, '\\$&')
      return `put a space between a letter and the sign, or write \`<${name}>…</${name}>\`, or \`${escaped}\` for the character itself`
    },
  },
  {
    pattern: /(?<![\\\w])!?\[\[(?!_?toc_?\]\])([^[\]|\n]+)(?:\|([^[\]\n]*))?\]\](?!\()/gi,
    message: ([all]) => describeAsWritten(all!, "isn't a link here"),
    hint: ([all, target, words]) =>
      all!.startsWith('!')
        ? `write \`![…](./${target})\``
        : `write \`[${words ?? target!.replace('#', '')}](${target!.startsWith('#') ? '#heading' : './page.mdx'})\``,
  },
  {
    pattern: /(?<![\\[\]])\[\^([^[\]\s](?:[^[\]\n]*[^[\]\s])?)\](?!\()/g,
    message: ([all, name]) =>
      describeAsWritten(
        all!,
        /\s/.test(name!)
          ? "isn't a footnote, because its name contains a space"
          : "refers to a footnote that isn't defined",
      ),
    hint: ([all]) => {
      const dashed = all!.replace(/\s+/g, '-')
      const text = `\`${dashed}: …\` on a line of its own`
      const fix = dashed === all ? text : `\`${dashed}\`, and ${text}`
      return `write ${fix}, or \`\\${all}\` for the characters themselves`
    },
  },
  {
    pattern: /(?:^[^[\]\n]*|(?<![\\\w[\]])!?\[[^[\]\n]*)\]\[([^[\]\n]*)\]/g,
    message: ([all]) => describeAsWritten(all!, "refers to an address that isn't defined"),
    hint: ([all, name]) =>
      `write \`[${name || /\[?([^[\]]*)\]/.exec(all!)?.[1]}]: /address\` on a line of its own`,
  },
  {
    pattern: /(?<![\\+\w])\+\+([a-z]+(?:\+[a-z0-9]+)*)\+\+(?![+\w])/gi,
    message: ([all]) => describeAsWritten(all!, "isn't a key here"),
    hint: ([, keys]) =>
      `write \`${keys!
        .split('+')
        .map((key) => `<kbd>${key}</kbd>`)
        .join('+')}\``,
  },
]

/** Syntax of other engines at the start of a paragraph. */
export const syntaxAtStart: readonly Syntax[] = [
  {
    pattern: /^:{3,}[ \t]*([A-Za-z]+)/g,
    message: ([all]) => `\`${all}\` isn't rendered as an alert, so readers would see it as is.`,
    hint: ([, name]) => getAlertHint(name!),
  },
  {
    pattern: /^(?:!!!|\?\?\?)\+?[ \t]+([A-Za-z]+)/g,
    message: ([all]) => describeAsWritten(all!, "isn't an alert here"),
    hint: ([all, name]) =>
      all!.startsWith('?') ? 'write `<details>` with a `<summary>`' : getAlertHint(name!),
  },
  {
    pattern: /^===[!+]?[ \t]+"([^"\n]*)"/g,
    message: ([all]) => describeAsWritten(all!, "isn't a tab here"),
    hint: ([, label]) => `write \`<Tab label="${label}">\` in \`<Tabs>\``,
  },
  {
    pattern: /^\$\$/g,
    message: () => "`$$` isn't rendered as a formula, so readers would see it as is.",
    hint: () => 'write it as a fence: ```` ```math ````',
  },
  {
    pattern: /^\[(?:toc|\[_?toc_?\])\]$/gi,
    message: ([all]) => describeAsWritten(all!, "isn't a table of contents here"),
    hint: () => 'remove it: each page lists its headings already',
  },
  {
    pattern: /(?<=^[^\n]+\n|^)[ \t]*:[ \t]+(\S[^\n]*)/g,
    message: ([all]) => describeAsWritten(all!.trim(), "isn't a definition here"),
    hint: () => 'write `<dl>` with `<dt>` and `<dd>`, each on a line of its own',
  },
  {
    pattern: /^(#{1,6}|[-*+]|\d{1,9}[.)])[\u00a0\u2007\u202f\u3000]/g,
    message: ([, sign]) => `The space after \`${sign}\` is a special character, so this is text.`,
    hint: ([, sign]) => `type the space after \`${sign}\` again`,
  },
  {
    pattern: /^#{2,6}(?=[^\s#\d])[^\n]+/g,
    message: ([all]) => describeAsWritten(all!, "isn't a heading"),
    hint: ([all]) => `write \`${all!.replace(/^#+/, '$& ')}\`, or \`\\#\` for the character itself`,
  },
]

/** Returns the alert that is equivalent to another engine's note. */
export function getAlertHint(name: string): string {
  const alert = foreignAlerts.get(name.toLowerCase())
  if (alert === undefined) return 'see the guide for writers on what there is instead'
  return `write \`> [!${alert}]\`, and \`> \` before each line of it`
}
