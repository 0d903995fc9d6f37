import type { ComponentProps } from 'react'

/** Returns a heading component, with a link to itself after it. Inside, the link would be part of the heading's name. */
function createHeading(Tag: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, dir, children }: Pick<ComponentProps<'h2'>, 'id' | 'dir' | 'children'>) {
    return (
      <>
        <Tag id={id} dir={dir}>
          {children}
        </Tag>
        {id && <Permalink id={id} />}
      </>
    )
  }
}

/** A link to a location on the page. A click copies its full address (`browser/enhancements/copy.ts`). */
export function Permalink({ id }: { id: string }) {
  return (
    <a className="permalink" href={`#${id}`} aria-label="Link to this section" data-permalink="">
      #
    </a>
  )
}

/** The heading of a page’s section. */
export const h2 = createHeading('h2')
/** A heading inside a section. */
export const h3 = createHeading('h3')
/** The lowest heading of a page. */
export const h4 = createHeading('h4')
