import type { AtRule, Rule } from 'postcss'
import { atRule, parse, root, rule as styleRule } from 'postcss'

/** A style sheet in two parts: `screen`, and `paper` for print, which a screen doesn't have to wait for. */
export interface SplitStyles {
  readonly screen: string
  readonly paper: string
}

/** Splits the print styles from a style sheet. */
export function splitStyles(css: string): SplitStyles {
  const screen = parse(css)
  const paper = root()
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return
    paper.append(copyWithGroups(rule))
    rule.remove()
  })
  return { screen: screen.toString(), paper: paper.toString() }
}

/** Copies a rule inside copies of the layers and rules around it, without their other content. */
function copyWithGroups(rule: AtRule): AtRule | Rule {
  let copy: AtRule | Rule = rule.clone()
  for (let group = rule.parent; group && group.type !== 'root'; group = group.parent as typeof rule.parent) {
    copy = copyWithoutContent(group as AtRule | Rule).append(copy)
  }
  return copy
}

/** Copies only the group. Postcss's `clone` also copies everything in it, once for each print rule. */
function copyWithoutContent(group: AtRule | Rule): AtRule | Rule {
  const { raws } = group
  return group.type === 'rule'
    ? styleRule({ selector: group.selector, raws })
    : atRule({ name: group.name, params: group.params, raws })
}
