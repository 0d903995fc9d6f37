import { escapeLabel, toSpokenText } from './label.ts'
import type { StatementAdvice, StatementContext, StatementForm, StatementReader } from './statement.ts'

const name = String.raw`[\p{L}\p{N}_](?:[^:+<>\n-]|-(?![->)x]))*?`
const message = new RegExp(String.raw`^(${name})\s*(--?>>|--?\))\s*([+-]?)\s*(${name})\s*:\s*(.*)$`, 'u')
const participant = new RegExp(String.raw`^(participant|actor)\s+(${name})(?:\s+as\s+(.+))?$`, 'u')
const note = new RegExp(
  String.raw`^note\s+(left of|right of|over)\s+(${name})(?:\s*,\s*(${name}))?\s*:\s*(.+)$`,
  'iu',
)

const advice: readonly StatementAdvice[] = [
  [/^(?:else|and|option|end)\b/, 'remove it: no block is open'],
  [/<<--?>>/, 'write a message for each direction'],
  [/--?>(?!>)/, 'write `->>`, or `-->>` for a dashed line'],
  [/--?x/, 'write `-)`, and say in the words that it fails'],
  [/--?(?:>>|\))/, 'write who sends, to whom, and what: `Shop->>Bank: Pay`'],
  [
    /^(?:activate|deactivate)\b/,
    'write `->>+` where an activity begins, and `-->>-` in the message that ends it',
  ],
  [/^(?:create|destroy)\b/, 'write the participant without it'],
  [/^box\b/, 'remove it, and its `end`'],
  [/^rect\b/, 'remove it, and its `end`: a diagram has the colors of the theme'],
]

interface Message {
  readonly from: string
  readonly to: string
  readonly arrow: string
  mark: string
  readonly label: string
}

/** Reads a sequence diagram. */
export function readSequenceDiagram({
  report,
  readLabel,
  readLabelOf,
  getOffset,
}: StatementContext): StatementReader {
  const actors = new Map<string, { readonly key: string; type: string; label: string }>()
  const lines: (string | Message)[] = []
  const sentences: (() => string)[] = []
  const opened: number[] = []
  let number: { next: number; readonly step: number } | undefined

  function addActor(id: string) {
    const known = actors.get(id)
    if (known) return known
    const fresh = { key: `p${actors.size + 1}`, type: 'participant', label: escapeLabel(id) }
    actors.set(id, fresh)
    return fresh
  }
  const nameOf = (id: string) => toSpokenText(addActor(id).label)

  function send([, from, arrow, mark, to, words]: readonly string[]): void {
    addActor(from!)
    addActor(to!)
    const before = number ? `${number.next}. ` : ''
    if (number) number.next += number.step
    const sent = {
      from: from!,
      to: to!,
      arrow: arrow!,
      mark: mark!,
      label: before + readLabel(words || '\u00a0'),
    }
    lines.push(sent)
    sentences.push(() => `${nameOf(from!)} to ${nameOf(to!)}: ${toSpokenText(sent.label)}`)
  }

  /** Marks the previous message as the start or the end of an activity: `activate Shop` → `->>+`. */
  function activate([, word, id]: readonly string[]): void {
    const last = lines.at(-1)
    const [mark, end] = word === 'activate' ? (['+', 'to'] as const) : (['-', 'from'] as const)
    if (typeof last === 'object' && last[end] === id && last.mark === '') last.mark = mark
    else {
      const hint =
        mark === '+' ? `write \`->>+${id}\` in the message to it` : 'write `-->>-` in its last message'
      report({
        message: `docwright can't draw \`${word} ${id}\`: the line before isn't a message ${end} it.`,
        hint,
      })
    }
  }

  function addNote([, side, first, second, words]: readonly string[]): void {
    if (lines.every((line) => typeof line === 'string')) {
      const note = "docwright can't draw a note before the first message."
      report({ message: note, hint: 'write it after the message' })
    }
    const at = [first, second].filter((id) => id !== undefined)
    lines.push(`Note ${side} ${at.map((id) => addActor(id).key).join(',')}: ${readLabel(words!)}`)
    sentences.push(() => `Note at ${at.map(nameOf).join(' and ')}: ${toSpokenText(readLabel(words!))}`)
  }

  function addLine(word: string, words: string): void {
    lines.push(`${word} ${readLabel(words)}`.trimEnd())
    sentences.push(() => `${word} ${toSpokenText(readLabel(words))}`.trimEnd())
  }

  const forms: readonly StatementForm[] = [
    [
      participant,
      ([, type, id, words]) =>
        Object.assign(addActor(id!), { type, ...(words && { label: readLabelOf(id!, words) }) }),
    ],
    [note, addNote],
    [
      /^(loop|alt|opt|par|critical|break)\b\s*(.*)$/,
      ([, word, words]) => {
        opened.push(getOffset())
        addLine(word!, words!)
      },
    ],
    [
      /^autonumber(?:\s+(\d+)(?:\s+(\d+))?)?$/,
      ([, from = '1', step = '1']) => {
        number = { next: Number(from), step: Number(step) }
      },
    ],
    [/^(activate|deactivate)\s+(.+)$/, activate],
    [message, send],
  ]
  const inBlock: readonly StatementForm[] = [
    [
      /^(?:else|and|option)\b\s*(.*)$/,
      ([line, words]) => addLine(/^and/.test(line!) ? 'and' : 'else', words!),
    ],
    [
      /^end$/,
      () => {
        opened.pop()
        addLine('end', '')
      },
    ],
  ]

  return {
    advice,
    listForms: () => (opened.length > 0 ? [...inBlock, ...forms] : forms),
    finish() {
      for (const at of opened) {
        report({ message: 'This block is never closed.', hint: 'write `end` after its last line' }, at)
      }
      return {
        source: [
          'sequenceDiagram',
          ...[...actors.values()].map(({ key, type, label }) => `${type} ${key} as ${label}`),
          ...lines.map((line) =>
            typeof line === 'string'
              ? line
              : `${addActor(line.from).key}${line.arrow}${line.mark}${addActor(line.to).key}: ${line.label}`,
          ),
        ].join('\n'),
        sentences: [
          [...actors.values()].map((each) => toSpokenText(each.label)).join(', '),
          ...sentences.map((sentence) => sentence()),
        ],
      }
    },
  }
}
