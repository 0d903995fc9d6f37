import path from 'node:path'
import { isClutter } from '../content/content-files.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'

/** Reports files next to the guides that are ignored because of their names, or that give a guide an unusual address. */
export function findMisnamedFiles(contentFolder: string, names: readonly string[]): readonly Problem[] {
  return names.flatMap((name) => {
    const mistake = isHidden(name) ? undefined : findMistake(name)
    return mistake ? [{ place: getFileStart(path.join(contentFolder, name)), ...mistake }] : []
  })
}

/** Reports guides whose file names lead to unexpected addresses. */
export function findUnexpectedAddresses(
  contentFolder: string,
  { names, docsRoot }: { readonly names: readonly string[]; readonly docsRoot: string },
): readonly Problem[] {
  return names.filter(isGuide).flatMap((name): readonly Problem[] => {
    const place = getFileStart(path.join(contentFolder, name))
    const posix = name.split(path.sep).join('/')
    if (posix === 'guides/index.mdx' && docsRoot === '/') {
      const message = 'This guide is the home page, because `docsRoot` is `/`.'
      return [{ place, message, hint: 'move it to pages/index.mdx, or into the folder of a section' }]
    }
    if (!posix.includes(' ')) return []
    const message = 'The address of this guide contains `%20`, because its name contains a space.'
    return [{ place, message, hint: `rename it to ${posix.replaceAll(/ +/g, '-')}` }]
  })
}

/** Checks whether a file is a guide. */
export function isGuide(name: string): boolean {
  return name.endsWith('.mdx') && !isPart(name)
}

/** Checks whether a file is a part that guides include, or in a folder of parts. */
function isPart(name: string): boolean {
  return name.endsWith('.mdx') && /(?:^|[\\/])_/.test(name)
}

/** Reports files next to the guides that no guide refers to, because they aren't published. */
export function findUnusedFiles(
  contentFolder: string,
  { names, texts }: { readonly names: readonly string[]; readonly texts: readonly string[] },
): readonly Problem[] {
  const others = names.filter(
    (name) => !(isHidden(name) || isGuide(name) || findMistake(name) || isSettings(name)),
  )
  if (others.length === 0) return []
  const named = new Set(texts.flatMap((text) => text.replaceAll('%20', ' ').match(addressEndPattern) ?? []))
  const unused = others.filter((name) => !named.has(/[^ ]*$/.exec(path.basename(name))![0]))
  return unused.map((name) => ({
    place: getFileStart(path.join(contentFolder, name)),
    ...(isPart(name)
      ? {
          message: 'No guide includes this part. Files and folders whose names start with `_` are parts.',
          hint: `write \`<Include file="${name}" />\` where it belongs, or give it a name without \`_\``,
        }
      : {
          message: "No guide refers to this file, so it isn't used.",
          hint: 'show it in a guide, move it to `content/public/`, or remove it',
        }),
  }))
}

/** Matches the last segment of each address in a text, starting after its last blank, because blanks may be written as `%20`. */
const addressEndPattern = /[^\s/"'()<>[\]{}#?=]+\.\w+/g

function isHidden(name: string): boolean {
  const base = path.basename(name)
  return isClutter(base) || base.startsWith('.')
}

function isSettings(name: string): boolean {
  return path.basename(name) === '_category.yaml'
}

function findMistake(file: string): Mistake | undefined {
  const { name, ext } = path.parse(file)
  if (/^_category_?$|^_meta$/.test(name) && /^\.(?:ya?ml|json|js|ts)$/.test(ext)) {
    return isSettings(file) ? undefined : describeMisnamed("These settings aren't read", '_category.yaml')
  }
  if (!/^\.(?:mdx?|markdown)$/i.test(ext)) return undefined
  const wanted = `${/^readme$/i.test(name) ? 'index' : name}.mdx`
  if (wanted !== name + ext) return describeMisnamed("This guide isn't read", wanted)
  if (isPart(file)) return undefined
  const [, order, rest] = /^(0\d+)[-_. ]+(.+)$/.exec(name) ?? []
  if (rest !== undefined) {
    const message = `The number \`${order}\` would be part of the address.`
    return {
      message,
      hint: `rename it to ${rest}.mdx, and add \`order: ${Number(order)}\` to its frontmatter`,
    }
  }
  if (/^guides[/\\](?!index\.mdx$)[^/\\]+$/.test(file)) {
    const message = "This guide isn't in a section, so no sidebar links to it."
    return { message, hint: 'move it into the folder of a section, `guides/SECTION/`, or to `pages/`' }
  }
  return undefined
}

function describeMisnamed(what: string, wanted: string): Mistake {
  return { message: `${what}: the name isn't \`${wanted}\`.`, hint: `rename it to ${wanted}` }
}
