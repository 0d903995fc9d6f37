import { Fragment } from 'react'

/** Names of the rule language, as inline code. */
export function RuleWords({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code translate="no">{name}</code>
    </Fragment>
  ))
}
