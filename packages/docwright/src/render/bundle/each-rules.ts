import type { AtRule, Plugin } from 'postcss'

/**
 * Repeats the selectors of the rules in `@each $name in a b c { … }` for each value. A selector can't compare two attributes, so
 * a style sheet lists the values that they may have.
 */
export function eachRules(): Plugin {
  return { postcssPlugin: 'each-rules', AtRuleExit: { each: expand } }
}

const parameters = /^(\$\w+) in (.+)$/

function expand(each: AtRule): void {
  const [, name, values = ''] = parameters.exec(each.params) ?? []
  if (!name) throw each.error(`Expected "@each $name in a b c", not "@each ${each.params}".`)
  each.walkRules((rule) => {
    rule.selectors = rule.selectors.flatMap((selector) =>
      values.split(/\s+/).map((value) => selector.replaceAll(name, value)),
    )
  })
  each.replaceWith(each.nodes ?? [])
}
