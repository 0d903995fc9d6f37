import { Fragment } from 'react'

/** Lists names in a sentence: "a, b and c". */
export function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (index === names.length - 1 ? ' and ' : ', ')}
      <b translate="no">{name}</b>
    </Fragment>
  ))
}

/** The maximum number of characters that fit into a column of the table. */
const maxLength = 12

/** A name. A long name may wrap after each underscore. */
export function BreakingName({ name }: { name: string }) {
  if (name.length <= maxLength) return name
  return name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
