import { read } from './read.ts'

/** A text as one line of words, its headings among them; blocks of code are left out. */
export function plainWords(text: string | undefined): string {
  return read(text ?? '')
    .sections.flatMap(({ title, words }) => [title, words])
    .filter(Boolean)
    .join(' ')
}
