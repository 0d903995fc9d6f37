import type { AtRule, Plugin } from 'postcss'

/**
 * Expands `@each $name in a b c { … }` by repeating the selectors inside for each value. This is needed because a selector can't
 * compare two attributes.
 */
export function createEachRulesPlugin(): Plugin {
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
