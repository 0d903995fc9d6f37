import { Fragment } from 'react'

/** Words of the rule language in a line. */
export function RuleWords({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code translate="no">{name}</code>
    </Fragment>
  ))
}
