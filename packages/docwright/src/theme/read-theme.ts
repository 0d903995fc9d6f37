import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '../problem/nearest.ts'
import { startOf } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { customCssProblems } from './custom-css.ts'
import { slotNames } from './slot-names.ts'
import type { SlotName } from './slot-props.ts'

/** What a site draws itself: files of its folder `theme/`. */
interface Theme {
  readonly slots: ReadonlyMap<SlotName, string>
  /** Its own style sheet, if it has one, and whether that can be read. */
  readonly css: string | undefined
  readonly isCssRight: boolean
  readonly problems: readonly Problem[]
}

/** The folder of what a site draws itself: beside its config. */
export function themeFolder(configFile: string): string {
  return path.join(path.dirname(configFile), 'theme')
}

/** Lists a site's theme; its further folders, and files that begin with a small letter, are for what its components import. */
export function readTheme(configFile: string): Theme {
  const folder = themeFolder(configFile)
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name))
  const slots = new Map<SlotName, string>()
  const problems: Problem[] = []
  for (const file of files.filter((each) => /^[A-Z]\w*\.[jt]sx$/.test(path.basename(each))).sort()) {
    const { name } = path.parse(file)
    const mistake = mistakeIn(name, readFileSync(file, 'utf8'))
    if (mistake) problems.push({ place: startOf(file), ...mistake })
    else slots.set(name as SlotName, file)
  }
  const sheet = path.join(folder, 'custom.css')
  if (!files.includes(sheet)) return { slots, css: undefined, isCssRight: true, problems }
  const inSheet = customCssProblems(readFileSync(sheet, 'utf8'), sheet)
  return { slots, css: sheet, isCssRight: inSheet.length === 0, problems: [...problems, ...inSheet] }
}

function mistakeIn(name: string, source: string): Omit<Problem, 'place'> | undefined {
  if (!slotNames.includes(name as SlotName)) {
    const guess = nearest(name, slotNames)
    const hint = guess
      ? `did you mean ${guess}.tsx?`
      : `a theme may have ${slotNames.join(', ')}; keep others in a folder`
    return { message: `Pages have no place ${name}.`, hint }
  }
  if (/^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(source)) {
    const hint = `put what is alive into a component of its own, and import that`
    return { message: `${name} is drawn while building, and cannot begin with 'use client'.`, hint }
  }
  if (/\bexport\s+default\b|\bexport\s*{[^}]*\bas\s+default\b/.test(source)) return undefined
  return {
    message: `The file has no default export.`,
    hint: `write \`export default function ${name}(…) { … }\``,
  }
}
