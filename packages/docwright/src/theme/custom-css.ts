import type { AtRule, Declaration } from 'postcss'
import { CssSyntaxError, parse } from 'postcss'
import { startOf } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'

/** What is wrong with a site's own style sheet: what is no CSS, and what would be asked of another site. */
export function customCssProblems(css: string, file: string): readonly Problem[] {
  const problems: Problem[] = []
  const report = (node: AtRule | Declaration, mistake: Omit<Problem, 'place'>) => {
    const { line = 1, column = 1 } = node.source?.start ?? {}
    problems.push({ place: { ...startOf(file), line, column }, ...mistake })
  }
  try {
    const root = parse(css)
    root.walkAtRules('import', (rule) =>
      report(rule, { message: 'A style sheet of the theme imports no other.', hint: 'put its rules here' }),
    )
    root.walkDecls((declaration) => {
      const [, foreign] = /url\(\s*["']?((?:[a-z][a-z\d+.-]*:)?\/\/[^"')\s]*)/i.exec(declaration.value) ?? []
      if (foreign !== undefined) {
        const message = `The style sheet asks another site for ${foreign}.`
        report(declaration, { message, hint: 'put the file into theme/, and name it `url(./file)`' })
      }
      // Two declarations without a semicolon between them are one to a parser, and none to a browser.
      const [, next] = /\n\s*([\w-]+)\s*:\s/.exec(declaration.value) ?? []
      if (next !== undefined && !declaration.prop.startsWith('--')) {
        const message = `\`${declaration.prop}\` has no semicolon at its end, so \`${next}\` is read as part of it.`
        report(declaration, { message, hint: 'write the semicolon' })
      }
    })
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { line = 1, column = 1, reason } = error
    problems.push({ place: { ...startOf(file), line, column }, message: `This is not CSS: ${reason}.` })
  }
  return problems
}
