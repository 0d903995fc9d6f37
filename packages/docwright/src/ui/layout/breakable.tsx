import type { ReactNode } from 'react'
import { Fragment } from 'react'

/** A title whose paths may break behind each of their slashes but the first, rather than anywhere. */
export function breakable(title: string): ReactNode {
  const slashes = [...title.matchAll(/(?<=[^\s(]\/)(?=[^\s/])/g)].map(({ index }) => index)
  if (slashes.length === 0) return title
  return [0, ...slashes].map((start, index) => (
    <Fragment key={start}>
      {index > 0 && <wbr />}
      {title.slice(start, slashes[index])}
    </Fragment>
  ))
}
