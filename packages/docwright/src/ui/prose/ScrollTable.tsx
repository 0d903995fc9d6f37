import type { Element } from 'hast'
import type { ComponentProps, ReactNode } from 'react'

/** A table that scrolls by itself where the page is too narrow for it, by keyboard too (`browser/enhancements/scrollers.ts`). */
export function ScrollTable({ node: _, ...table }: ComponentProps<'table'> & { readonly node?: Element }) {
  return (
    <div className="scrolls">
      <table {...table} />
    </div>
  )
}

/** The corner of a table with two kinds of headings is empty, and an empty cell isn't a heading. */
export function HeaderCell({
  children,
  align,
  scope,
  role,
}: {
  children?: ReactNode
  align?: 'left' | 'right' | 'center'
  scope?: 'row'
  role?: 'columnheader'
}) {
  return children ? (
    <th align={align} scope={scope} role={role}>
      {children}
    </th>
  ) : (
    <td />
  )
}
