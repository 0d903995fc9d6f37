import { Fragment } from 'react'

/** Names in a sentence: "a, b and c". */
export function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (index === names.length - 1 ? ' and ' : ', ')}
      <b translate="no">{name}</b>
    </Fragment>
  ))
}

/** The most characters that fit into a column of the table. */
const fitting = 11

/** A name that may break after each of its underscores, when it is a long one: each place is an element. */
export function BreakingName({ name }: { name: string }) {
  if (name.length <= fitting) return name
  return name.split(/(?<=_)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a name may be alike, and they never change
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
