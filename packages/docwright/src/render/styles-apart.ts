import type { AtRule } from 'postcss'
import { parse, root } from 'postcss'

/** A stylesheet in two parts: screen styles, and print styles, which a screen doesn't have to wait for. */
export interface StylesApart {
  readonly screen: string
  readonly paper: string
}

/** Splits the print styles from a stylesheet. */
export function splitStyles(css: string): StylesApart {
  const screen = parse(css)
  const paper = root()
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return
    paper.append(inItsGroups(rule))
    rule.remove()
  })
  return { screen: screen.toString(), paper: paper.toString() }
}

/** Copies a rule inside copies of the layers and rules around it, without their other content. */
function inItsGroups(rule: AtRule): AtRule {
  let copy = rule.clone()
  for (let group = rule.parent; group && group.type !== 'root'; group = group.parent as typeof rule.parent) {
    copy = (group as AtRule).clone({ nodes: [copy] })
  }
  return copy
}
