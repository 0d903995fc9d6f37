import { Fragment } from 'react'

/** A text split into parts, after each of which a line may break. */
export function Breakable({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and they never change
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
