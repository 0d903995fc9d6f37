import { parse } from 'postcss'
import type { Brand } from '../brand/brand.ts'

/** Applies a brand to the styles of all pages: replaces custom properties and appends the brand's rules. */
export function applyBrand(css: string, { tokens, rules }: Pick<Brand, 'tokens' | 'rules'>): string {
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

/** Returns a brand's `<style>` element for development, when each style sheet is linked individually. Empty without a brand. */
export function createBrandStyle({ tokens, rules }: Pick<Brand, 'tokens' | 'rules'>): string {
  const declarations = [...tokens].map(([name, value]) => `${name}:${value}`).join(';')
  return declarations + rules === '' ? '' : `<style>@layer tokens{:root{${declarations}}}${rules}</style>`
}
