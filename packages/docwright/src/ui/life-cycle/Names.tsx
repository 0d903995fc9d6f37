import { Fragment } from 'react'
import { Breakable } from '../prose/Breakable.tsx'

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
const fitting = 12

/** A name that may break after each of its underscores when it is a long one; each is an element. */
export function BreakingName({ name }: { name: string }) {
  return name.length <= fitting ? name : <Breakable parts={name.split(/(?<=_)/)} />
}
