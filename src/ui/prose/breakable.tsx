import type { ReactNode } from 'react'
import { Fragment } from 'react'

/** A text that may break at some places inside a word, so that a browser need not break it anywhere. */
export function breakable(text: string, places: RegExp): ReactNode {
  const [first, ...others] = text.split(places)
  if (others.length === 0) return text
  return [
    first,
    ...others.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never change
      <Fragment key={index}>
        <wbr />
        {part}
      </Fragment>
    )),
  ]
}
