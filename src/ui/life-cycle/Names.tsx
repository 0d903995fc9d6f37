import { Fragment } from 'react'

/** Names in a sentence: "a, b and c". */
export function Names({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      {place > 0 && (place === names.length - 1 ? ' and ' : ', ')}
      <b translate="no">{name}</b>
    </Fragment>
  ))
}

/** A name that may break after each of its underscores. */
export function BreakingName({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a name may be alike, and they never change
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
