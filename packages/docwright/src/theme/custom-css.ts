import type { AtRule, Declaration } from 'postcss'
import { CssSyntaxError, parse } from 'postcss'
import { startOf } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'

/** An address with a scheme, or of another host. */
const foreignFile = /(?:url|image-set)\(\s*["']?((?:[a-z][a-z\d+.-]*:|\/\/)[^"')\s]*)/i

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
      const [, foreign] = foreignFile.exec(declaration.value) ?? []
      if (foreign === undefined) return
      const message = `A page may not fetch ${foreign.slice(0, 60)}: its policy allows files of the site alone.`
      report(declaration, { message, hint: 'put the file into theme/, and name it `url(./file)`' })
    })
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { line = 1, column = 1, reason } = error
    problems.push({ place: { ...startOf(file), line, column }, message: `This is not CSS: ${reason}.` })
  }
  return problems
}
