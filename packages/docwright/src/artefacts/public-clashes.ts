import type { Site } from '../model/page.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { getHtmlFile, toPayloadHref } from '../wire.ts'
import { isText, licencesFile, writtenList } from './artefact.ts'
import { listArtefactHrefs } from './artefacts.ts'
import { collectExtensionFiles } from './extension-files.ts'
import { headerList } from './host-headers.ts'
import { isCompressed } from './host-limits.ts'
import { redirectList } from './redirects.ts'

/** Files that writers may provide: some replace a generated file, and some are merged with it. */
const replaceableFiles = new Set(['/robots.txt', '/favicon.svg', `/${headerList}`, `/${redirectList}`])

/** Reports files of `content/public/` with the name of a file or folder that the build writes, because one of the two would be lost. */
export function findPublicClashes(site: Site, publicFiles: Site['publicFiles']): readonly Problem[] {
  const isTaken = createNameCheck(site)
  const isCompressedCopy = (href: string) => {
    const original = stripCompressionSuffix(href)
    return isCompressed(site.config) && original !== href && isText(original) && site.media.has(original)
  }
  return [...publicFiles].flatMap(([href, { file }]) => {
    const isReplaced = site.media.get(href)?.file !== file
    if (!isReplaced && (!isTaken(href) || replaceableFiles.has(href)) && !isCompressedCopy(href)) return []
    const message = 'The build creates a file or folder with this name.'
    return [{ place: getFileStart(file), message, hint: 'rename or remove it' }]
  })
}

/** Reports files of a site's extensions with the name of a generated file or folder. */
export function findExtensionClashes(site: Site): readonly Problem[] {
  const isTaken = createNameCheck({ ...site, extensions: [] })
  const clashing = collectExtensionFiles(site).files.filter(({ file }) => isTaken(`/${file}`))
  return clashing.map(({ file, moduleFile }) => {
    const message = `The build creates a file or folder named \`${file}\`.`
    return { place: getFileStart(moduleFile), message, hint: 'publish it under another name' }
  })
}

/** Returns a check for whether the build writes a file or folder with a name, a file inside of it, or a compressed copy of it. */
function createNameCheck(site: Site): (href: string) => boolean {
  const files = listFiles(site)
  const folders = new Set([...files].flatMap(listFoldersAbove))
  return (href) => {
    const name = href.toLowerCase()
    return (
      /^\/(assets|search)\//.test(name) ||
      folders.has(name) ||
      [stripCompressionSuffix(name), ...listFoldersAbove(name)].some((each) => files.has(each))
    )
  }
}

/** Returns the name of the uncompressed file. */
function stripCompressionSuffix(name: string): string {
  return name.replace(/\.(br|gz)$/, '')
}

/** Reports pages that share a file name with an artefact, such as `/llms`, whose payload would be `llms.txt`. */
export function findPageClashes(site: Site): readonly Problem[] {
  const artefacts = new Set(
    [...listArtefactHrefs({ ...site, media: new Map() })].map((name) => name.toLowerCase()),
  )
  return [...site.pages.values()].flatMap((page) => {
    const name = toPayloadHref(page.href)
    if (!artefacts.has(name.toLowerCase())) return []
    const message = `The page ${page.href} would be inside ${name}, which is another file of the site.`
    return [
      {
        place: getFileStart(page.guide?.file ?? page.href.slice(1)),
        message,
        hint: 'give it another address',
      },
    ]
  })
}

/** Returns the names of the generated files in lower case, because some file systems ignore case. */
function listFiles(site: Site): ReadonlySet<string> {
  const pages = [...site.pages.values()].flatMap(({ href }) => [`/${getHtmlFile(href)}`, toPayloadHref(href)])
  const names = [
    ...listArtefactHrefs({ ...site, media: new Map() }),
    ...pages,
    `/${writtenList}`,
    `/${licencesFile}`,
  ]
  return new Set(names.map((name) => name.toLowerCase()))
}

function listFoldersAbove(name: string): readonly string[] {
  const parts = name.split('/').slice(1, -1)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}
