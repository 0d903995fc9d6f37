import type { Mistake } from '../../problem/problem.ts'
import { tags } from '../html.ts'

const firstPrivateUse = 0xe000

/** Replaces punctuation with private-use characters, so that the library doesn't read any of a label as syntax. */
export function escapeLabel(words: string): string {
  return words.replace(/[!-~]/g, (sign) =>
    /[\w.,!?'/]/.test(sign) ? sign : String.fromCharCode(firstPrivateUse + sign.charCodeAt(0)),
  )
}

/** Escapes a name, including its spaces, so that the library reads it as one word. */
export function escapeName(words: string): string {
  return escapeLabel(words.trim()).replaceAll(' ', String.fromCharCode(firstPrivateUse + 0x20))
}

/** Returns a function from an ID to its escaped name. Parts with the same label get different names. */
export function createUniqueNames(
  labels: ReadonlyMap<string, { readonly label: string }>,
): (id: string) => string {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const [id, { label }] of labels) {
    let name = escapeName(label)
    // This character is invisible.
    while (taken.has(name)) name += String.fromCharCode(firstPrivateUse)
    taken.add(name)
    names.set(id, name)
  }
  return (id) => names.get(id)!
}

/** Returns the original text of escaped words. */
export function unescapeLabel(text: string): string {
  return text.replace(/[\ue020-\ue07e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - firstPrivateUse))
}

/** Reads a label: escapes it, removes its quotation marks, and writes line breaks as `<br>`. Reports what can't be drawn. */
export function readLabel(written: string, report: (mistake: Mistake) => void): string {
  const text = written
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .replace(/#(\w+);/g, (entity, name: string) => {
      const character = /^\d+$/.test(name) ? String.fromCodePoint(Number(name)) : named.get(name)
      if (character === undefined) report(reportNotDrawn(entity, 'write the character itself'))
      return character ?? entity
    })
  const [tag] = [...text.matchAll(/<\/?([a-z][a-z\d]*)\b[^>]*>/gi)].filter(
    ([, name]) => name!.toLowerCase() !== 'br' && tags.has(name!.toLowerCase()),
  )
  if (tag) report(reportNotDrawn(tag[0], 'write the words without it'))
  const icon = /\bfa[bklrs]?:fa-[\w-]+/.exec(text)
  if (icon) report(reportNotDrawn(icon[0], 'write words instead of the icon'))
  if (/^`.*`$/.test(text)) report(reportNotDrawn(text, 'write the words without backticks'))
  return text
    .split(/<br\s*\/?>|\\n/i)
    .map((line) => escapeLabel(line.trim()))
    .join('<br>')
}

function reportNotDrawn(written: string, hint: string): Mistake {
  return { message: `docwright can't draw \`${written}\` in a label.`, hint }
}

const named: ReadonlyMap<string, string> = new Map([
  ['quot', '"'],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
])

/** Returns a label as words of a sentence. */
export function toSpokenText(label: string): string {
  return unescapeLabel(label.replaceAll('<br>', ' '))
}
