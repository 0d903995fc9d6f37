import { plainParagraphs } from '../../markdown/plain.ts'
import { Markdown } from '../prose/Markdown.tsx'
import { Runs } from '../prose/Words.tsx'

/** What a schema says in its file's own words; most say it in one plain paragraph. */
export function Description({ text }: { text: string | undefined }) {
  if (!text) return null
  const paragraphs = plainParagraphs(text)
  if (paragraphs?.length !== 1) return <Markdown text={text} />
  return (
    <p>
      <Runs of={paragraphs[0]!} />
    </p>
  )
}
