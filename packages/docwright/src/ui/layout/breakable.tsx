import type { ReactNode } from 'react'
import { Fragment } from 'react'

/** A title whose paths may break behind each of their slashes but the first, rather than anywhere. */
export function breakable(title: string): ReactNode {
  const places = [...title.matchAll(/(?<=[^\s(]\/)(?=[^\s/])/g)].map(({ index }) => index)
  if (places.length === 0) return title
  return [0, ...places].map((start, index) => (
    <Fragment key={start}>
      {index > 0 && <wbr />}
      {title.slice(start, places[index])}
    </Fragment>
  ))
}
