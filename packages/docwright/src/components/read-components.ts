import { glob } from 'node:fs/promises'
import path from 'node:path'
import { isApiFile } from '../config/site-file.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { readText } from '../problem/read-text.ts'
import type { WriterComponent } from './component.ts'
import { parseComponent } from './parse-component.ts'

/**
 * Returns the folder of a site's components, which is next to its config. For a site that is only an API file, the folder never
 * exists.
 */
export function findComponentsFolder(siteFile: string): string {
  // `openapi.yaml/components` can't exist.
  return path.join(isApiFile(siteFile) ? siteFile : path.dirname(siteFile), 'components')
}

/** Reads the components for guides, and reports problems with their files. Files in subfolders are only for other components. */
export async function readComponents(siteFile: string, taken: ReadonlySet<string>) {
  const folder = findComponentsFolder(siteFile)
  const names = (await Array.fromAsync(glob('*.{tsx,jsx}', { cwd: folder }))).sort()
  const components = new Map<string, WriterComponent>()
  const problems: Problem[] = []
  for (const fileName of names.filter((each) => !/\.(?:test|spec)\./.test(each))) {
    const file = path.join(folder, fileName)
    const name = path.parse(fileName).name
    const read = await readText(file)
    const mistake = 'problem' in read ? read.problem : findMistake({ name, file, source: read.text }, taken)
    if (mistake) problems.push(mistake)
    else if ('text' in read) components.set(name, { name, file, ...parseComponent(name, read.text) })
  }
  return { known: components, problems }
}

function findMistake(
  { name, file, source }: { name: string; file: string; source: string },
  taken: ReadonlySet<string>,
): Problem | undefined {
  const place = getFileStart(file)
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
    const better = name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z])/g, (_, letter: string) =>
      letter.toUpperCase(),
    )
    return {
      place,
      message: `${name} isn't a valid component name.`,
      hint: `rename its file to ${better}.tsx`,
    }
  }
  if (taken.has(name)) {
    return { place, message: `Guides already have an element <${name}>.`, hint: 'rename the file' }
  }
  if (createExportPattern(name).test(source)) return undefined
  return {
    place,
    message: `The file exports no component ${name}.`,
    hint: `write \`export function ${name}(…) { … }\``,
  }
}

/** Matches a component's export: a declaration, or its name in a list. */
function createExportPattern(name: string): RegExp {
  return new RegExp(
    `\\bexport\\s+(?:(?:async\\s+)?function|const|let|class)\\s+${name}\\b|\\bexport\\s*{[^}]*\\b${name}\\b`,
  )
}
