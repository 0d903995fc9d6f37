import { read } from './read.ts'

/** The first sentence of a text, as plain as a search engine shows it. */
export function firstSentence(text: string | undefined): string | undefined {
  const { opening } = read(text ?? '')
  const sentence = /^.{20,200}?[.!?](?=\s|$)/.exec(opening)?.[0] ?? opening
  return sentence ? sentence.slice(0, 200) : undefined
}
