import { Fragment } from 'react'

/** Text in parts, behind each of which a line may end. */
export function Breakable({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and they never change
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
