import type { Element } from 'hast'
import type { ComponentProps } from 'react'

/** A table that scrolls if the page is too narrow, also by keyboard (`browser/enhancements/scrollers.ts`). */
export function ScrollTable({ node: _, ...table }: ComponentProps<'table'> & { readonly node?: Element }) {
  return (
    <div className="scrolls">
      <table {...table} />
    </div>
  )
}

/** A header cell. The corner of a table with row and column headers is empty, and an empty cell isn't a header. */
export function HeaderCell({ node: _, ...cell }: ComponentProps<'th'> & { readonly node?: Element }) {
  return cell.children ? <th {...cell} /> : <td />
}
