import type { ReactNode } from 'react'

interface Props {
  readonly id?: string
  readonly children?: ReactNode
}

/** Headings carry a link to themselves. */
function heading(Tag: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children }: Props) {
    return (
      <Tag id={id}>
        {children}
        {id && <Permalink id={id} />}
      </Tag>
    )
  }
}

/** A link to a place on the page; a click copies its whole address (`browser/enhancements/copy.ts`). */
export function Permalink({ id }: { id: string }) {
  return (
    <a className="permalink" href={`#${id}`} aria-label="Link to this section" data-permalink>
      #
    </a>
  )
}

/** A heading of a page’s section. */
export const h2 = heading('h2')
/** A heading inside a section. */
export const h3 = heading('h3')
/** The lowest heading that a page has. */
export const h4 = heading('h4')
