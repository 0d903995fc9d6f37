import type { ElementContent, Root, RootContent } from 'hast'
import { convertFactParagraphs, isBlank } from '../../markdown/fact-lists.ts'
import type { ContentsEntry } from '../../model/page.ts'
import { addHeadings } from '../../ui/prose/Markdown.tsx'
import { Prose } from '../../ui/prose/Prose.tsx'
import { PageOnly } from '../../ui/twin-marks.tsx'
import styles from './Rules.module.css'

/** Fewer blocks than this aren't collapsed. */
const minCollapsedBlocks = 2

/**
 * The description of an operation after its first sentence: its facts and one paragraph, so that the fields start on the first
 * screen. The rest is collapsed. It's expanded for printing, without scripts, by find-in-page, and for an address inside.
 */
export function Rules({ tree, headings }: { tree: Root; headings: readonly ContentsEntry[] }) {
  const { children } = convertFactParagraphs(addHeadings(tree, headings))
  const end = children.findIndex(isParagraph) + 1
  const [shown, rest] = [children.slice(0, end), children.slice(end)]
  if (rest.filter((node) => !isBlank(node as ElementContent)).length < minCollapsedBlocks) {
    return <Prose tree={getRoot(children)} />
  }
  return (
    <>
      <Prose tree={getRoot(shown)} />
      <details className={styles.rules}>
        <PageOnly>
          <summary className={styles.title}>Rules of this call</summary>
        </PageOnly>
        <Prose tree={getRoot(rest)} />
      </details>
    </>
  )
}

function isParagraph(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === 'p'
}

function getRoot(children: readonly RootContent[]): Root {
  return { type: 'root', children: [...children] }
}
