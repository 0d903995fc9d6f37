import type { Site } from '../model/page.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { getHtmlFile, toPayloadHref } from '../wire.ts'
import { isText, licencesFile, writtenList } from './artefact.ts'
import { listArtefactHrefs } from './artefacts.ts'
import { extensionFiles } from './extension-files.ts'
import { headerList } from './host-headers.ts'
import { isCompressed } from './host-limits.ts'
import { redirectList } from './redirects.ts'

/** Files that writers may provide: some replace a generated file, and some are merged with it. */
const replaceableFiles = new Set(['/robots.txt', '/favicon.svg', `/${headerList}`, `/${redirectList}`])

/**
 * Reports files of `content/public/` with the name of a file or folder that the build writes, because one of the two would be
 * lost.
 */
export function findPublicClashes(site: Site, publicFiles: Site['publicFiles']): readonly Problem[] {
  const files = listFiles(site)
  const folders = new Set([...files].flatMap(listFoldersAbove))
  const isTaken = (name: string) =>
    /^\/(assets|search)\//.test(name) ||
    folders.has(name) ||
    [stripCompressionSuffix(name), ...listFoldersAbove(name)].some((each) => files.has(each))
  const isCopy = (href: string) =>
    isCompressed(site.config) &&
    stripCompressionSuffix(href) !== href &&
    isText(stripCompressionSuffix(href)) &&
    site.media.has(stripCompressionSuffix(href))
  return [...publicFiles].flatMap(([href, { file }]) => {
    const isOther = site.media.get(href)?.file !== file
    const isOurs = (isTaken(href.toLowerCase()) && !replaceableFiles.has(href)) || isCopy(href)
    if (!isOther && !isOurs) return []
    const message = 'The build creates a file or folder with this name.'
    return [{ place: getFileStart(file), message, hint: 'rename or remove it' }]
  })
}

/** Returns the name of the uncompressed file. */
function stripCompressionSuffix(name: string): string {
  return name.replace(/\.(br|gz)$/, '')
}

/** Reports files of a site's extensions with the name of a generated file or folder. */
export function findExtensionClashes(site: Site): readonly Problem[] {
  const ours = listFiles({ ...site, extensions: [] })
  const folders = new Set([...ours].flatMap(listFoldersAbove))
  return extensionFiles(site).files.flatMap(({ file, moduleFile }) => {
    const name = `/${file.toLowerCase()}`
    const isTaken = /^\/(assets|search)\//.test(name) || folders.has(name)
    if (!isTaken && ![name, ...listFoldersAbove(name)].some((each) => ours.has(each))) return []
    const message = `The build creates a file or folder named \`${file}\`.`
    return [{ place: getFileStart(moduleFile), message, hint: 'publish it under another name' }]
  })
}

/** Reports pages that share a file name with an artefact, such as `/llms`, whose payload would be `llms.txt`. */
export function findPageClashes(site: Site): readonly Problem[] {
  const beside = new Set(
    [...listArtefactHrefs({ ...site, media: new Map() })].map((name) => name.toLowerCase()),
  )
  return [...site.pages.values()].flatMap((page) => {
    const name = toPayloadHref(page.href)
    if (!beside.has(name.toLowerCase())) return []
    const file = 'guide' in page ? page.guide?.file : undefined
    const message = `The page ${page.href} would be inside ${name}, which is another file of the site.`
    return [{ place: getFileStart(file ?? page.href.slice(1)), message, hint: 'give it another address' }]
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
