import { parse } from 'postcss'
import type { Brand } from '../brand/brand.ts'

/** The styles of all pages with what a brand has otherwise: its custom properties in place of ours, then its own rules. */
export function brandedStyles(css: string, { tokens, rules }: Pick<Brand, 'tokens' | 'rules'>): string {
  if (tokens.size === 0) return css + rules
  const root = parse(css)
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'tokens') return
    layer.walkDecls((declaration) => {
      declaration.value = tokens.get(declaration.prop) ?? declaration.value
    })
  })
  return root.toString() + rules
}

/**
 * A brand's styles for a live page, whose style sheets are linked one by one: an element that follows these, or an empty
 * text.
 */
export function brandStyle({ tokens, rules }: Pick<Brand, 'tokens' | 'rules'>): string {
  const own = [...tokens].map(([name, value]) => `${name}:${value}`).join(';')
  return own + rules === '' ? '' : `<style>@layer tokens{:root{${own}}}${rules}</style>`
}
