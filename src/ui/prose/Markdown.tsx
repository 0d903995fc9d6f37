import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import type { Root } from 'hast'
import { unified } from 'unified'
import { Prose } from './Prose.tsx'

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize, { ...defaultSchema, tagNames: (defaultSchema.tagNames ?? []).filter((tag) => tag !== 'input') })
  .freeze()

/** A description of the API description: Markdown that others wrote, so whatever could run is taken out. */
export async function Markdown({ text }: { text: string }) {
  return <Prose tree={(await processor.run(processor.parse(text))) as Root} />
}
