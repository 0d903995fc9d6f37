import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { AtRule, Declaration } from 'postcss'
import { CssSyntaxError, parse } from 'postcss'
import { findNearest } from '../problem/nearest.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { slotNames } from './slot-names.ts'
import type { SlotName } from './slot-props.ts'

/** A site's own components, from the files in its folder `theme/`. */
interface Theme {
  readonly slots: ReadonlyMap<SlotName, string>
  /** The site's own style sheet, if it has a valid one. */
  readonly css: string | undefined
  readonly isCssValid: boolean
  readonly problems: readonly Problem[]
}

/** Returns the folder of a site's theme, which is next to its config. */
export function findThemeFolder(configFile: string): string {
  return path.join(path.dirname(configFile), 'theme')
}

/** Lists a site's theme. Subfolders, and files that start with a lower-case letter, are only for imports by its components. */
export function readTheme(configFile: string): Theme {
  const folder = findThemeFolder(configFile)
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name))
  const slots = new Map<SlotName, string>()
  const problems: Problem[] = []
  for (const file of files.filter((each) => /^[A-Z]\w*\.[jt]sx$/.test(path.basename(each))).sort()) {
    const { name } = path.parse(file)
    const mistake = findMistake(name, readFileSync(file, 'utf8'))
    if (mistake) problems.push({ place: getFileStart(file), ...mistake })
    else slots.set(name as SlotName, file)
  }
  const sheet = path.join(folder, 'custom.css')
  if (!files.includes(sheet)) return { slots, css: undefined, isCssValid: true, problems }
  const inSheet = findCustomCssProblems(readFileSync(sheet, 'utf8'), sheet)
  return { slots, css: sheet, isCssValid: inSheet.length === 0, problems: [...problems, ...inSheet] }
}

function findMistake(name: string, source: string): Mistake | undefined {
  if (!slotNames.includes(name as SlotName)) {
    const guess = findNearest(name, slotNames)
    const hint = guess
      ? `did you mean ${guess}.tsx?`
      : `a theme may have ${slotNames.join(', ')}; keep others in a folder`
    return { message: `There is no theme slot named ${name}.`, hint }
  }
  if (/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(source)) {
    const hint = `move the interactive part into a separate client component and import it`
    return { message: `${name} is rendered during the build, so it can't start with 'use client'.`, hint }
  }
  if (/\bexport\s+default\b|\bexport\s*{[^}]*\bas\s+default\b/.test(source)) return undefined
  return {
    message: `The file has no default export.`,
    hint: `write \`export default function ${name}(…) { … }\``,
  }
}

/** An address with a scheme, or on another host. */
const foreignAddress = /(?:url|image-set)\(\s*["']?((?:[a-z][a-z\d+.-]*:|\/\/)[^"')\s]*)/i

/** Reports invalid CSS in a site's own style sheet, and requests to other sites. */
function findCustomCssProblems(css: string, file: string): readonly Problem[] {
  const problems: Problem[] = []
  const report = (node: AtRule | Declaration, mistake: Mistake) => {
    const { line = 1, column = 1 } = node.source?.start ?? {}
    problems.push({ place: { ...getFileStart(file), line, column }, ...mistake })
  }
  try {
    const root = parse(css)
    root.walkAtRules('import', (rule) =>
      report(rule, {
        message: "The theme's stylesheet can't import other stylesheets.",
        hint: 'copy its rules into this file',
      }),
    )
    root.walkDecls((declaration) => {
      const [, foreign] = foreignAddress.exec(declaration.value) ?? []
      if (foreign === undefined) return
      const message = `The Content Security Policy blocks ${foreign.slice(0, 60)}: pages load only the site's own files.`
      report(declaration, { message, hint: 'put the file into theme/ and use `url(./file)`' })
    })
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { line = 1, column = 1, reason } = error
    problems.push({ place: { ...getFileStart(file), line, column }, message: `This is not CSS: ${reason}.` })
  }
  return problems
}
