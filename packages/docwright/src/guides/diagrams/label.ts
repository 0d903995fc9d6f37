import type { Mistake } from '../../problem/problem.ts'
import { tags } from '../html.ts'

const first = 0xe000

/** Words with their punctuation as private-use characters, so that no part of them is read as Mermaid's syntax. */
export function sealed(words: string): string {
  return words.replace(/[!-~]/g, (sign) =>
    /[\w.,!?'/]/.test(sign) ? sign : String.fromCharCode(first + sign.charCodeAt(0)),
  )
}

/** Words as one name without spaces, sealed. */
export function sealedName(words: string): string {
  return sealed(words.trim()).replaceAll(' ', String.fromCharCode(first + 0x20))
}

/** Names for the library, sealed, by ID. Several parts may have one label, and each keeps a name of its own. */
export function uniqueNames(labels: ReadonlyMap<string, { readonly label: string }>): (id: string) => string {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const [id, { label }] of labels) {
    let name = sealedName(label)
    // Not shown.
    while (taken.has(name)) name += String.fromCharCode(first)
    taken.add(name)
    names.set(id, name)
  }
  return (id) => names.get(id)!
}

/** Text in which nothing is sealed. */
export function unsealed(text: string): string {
  return text.replace(/[\ue020-\ue07e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - first))
}

/** A label as it's written, without quotes, and with line breaks as `<br>`. */
export function readLabel(written: string, report: (mistake: Mistake) => void): string {
  const text = written
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/#(\w+);/g, (entity, name: string) => {
      const character = /^\d+$/.test(name) ? String.fromCodePoint(Number(name)) : named.get(name)
      if (character === undefined) report(notDrawn(entity, 'write the character itself'))
      return character ?? entity
    })
  const [tag] = [...text.matchAll(/<\/?([a-z][a-z\d]*)\b[^>]*>/gi)].filter(
    ([, name]) => name!.toLowerCase() !== 'br' && tags.has(name!.toLowerCase()),
  )
  if (tag) report(notDrawn(tag[0], 'write the words without it'))
  const icon = /\bfa[bklrs]?:fa-[\w-]+/.exec(text)
  if (icon) report(notDrawn(icon[0], 'write words instead of the icon'))
  if (/^`.*`$/.test(text)) report(notDrawn(text, 'write the words without backticks'))
  return text
    .split(/<br\s*\/?>|\\n/i)
    .map((line) => sealed(line.trim()))
    .join('<br>')
}

function notDrawn(written: string, hint: string): Mistake {
  return { message: `\`${written}\` in a label isn't drawn.`, hint }
}

const named: ReadonlyMap<string, string> = new Map([
  ['quot', '"'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])

/** A label in a sentence. */
export function toSpokenText(label: string): string {
  return unsealed(label.replaceAll('<br>', ' '))
}
