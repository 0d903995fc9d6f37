import path from 'node:path'
import type { Definition, Image, ImageReference, Link, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { findFile, obstacleWords } from '../content/content-file.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { decoded } from '../url/decoded.ts'
import { hrefOfFile } from '../url/docs-address.ts'
import type { DocsMove } from '../url/docs-move.ts'
import { moved } from '../url/docs-move.ts'
import type { GuideImage, GuideLink } from './guide.ts'
import { readPicture } from './read-picture.ts'

/** Where a guide is, by which its addresses are read. */
export interface LinkContext {
  readonly file: string
  readonly contentFolder: string
  readonly docsRoot: string
  /** Of a guide of an older version. */
  readonly move?: DocsMove | undefined
  readonly placeOf: (node: Nodes) => Place
}

/** Links and pictures of a guide. Relative files become site paths, in the tree too. */
export function resolveLinks(tree: Root, context: LinkContext) {
  const links: GuideLink[] = []
  const images: GuideImage[] = []
  const problems: Problem[] = []
  const pictures = namesOfPictures(tree)
  visit(tree, ['link', 'definition', 'image'], (found) => {
    const node = found as Link | Definition | Image
    const place = context.placeOf(node)
    if (node.type === 'image' || (node.type === 'definition' && pictures.has(node.identifier))) {
      const picture = readPicture({ what: 'picture', address: node.url, isImage: true }, context)
      if ('message' in picture) problems.push({ place, ...picture })
      else {
        images.push(picture.image)
        node.url = picture.address
      }
      return
    }
    const missing = wrongTarget(node.url, { ...context, place })
    if (missing) problems.push(missing)
    else {
      node.url = siteTarget(node.url, context)
      links.push({ target: node.url, place })
    }
  })
  return { links, images, problems }
}

/** The names by which pictures refer to an address that is written elsewhere: `![A shelf][shelf]`. */
function namesOfPictures(tree: Root): ReadonlySet<string> {
  const names = new Set<string>()
  visit(tree, 'imageReference', ({ identifier }: ImageReference) => void names.add(identifier))
  return names
}

/** A link to a file becomes its address; a link into the guides stays in the version it was written for. */
export function siteTarget(
  target: string,
  { file, contentFolder, docsRoot, move }: Omit<LinkContext, 'placeOf'>,
): string {
  const [address = '', hash] = target.split('#', 2)
  if (!isRelativeFile(address)) return moved(target, move)
  const href = hrefOf(path.resolve(path.dirname(file), decoded(address)), { contentFolder, docsRoot })
  return hash === undefined ? href : `${href}#${hash}`
}

/** What is wrong with a link's address: there is none, or no guide is at the file that it names. */
export function wrongTarget(
  target: string,
  { file, contentFolder: folder, place }: Pick<LinkContext, 'file' | 'contentFolder'> & { place: Place },
): Problem | undefined {
  if (target === '' || target === '#') {
    return { place, message: 'This link leads nowhere.', hint: 'add its address, or keep only its text' }
  }
  const address = target.split('#', 1)[0]!
  if (!isRelativeFile(address)) return undefined
  const linked = path.resolve(path.dirname(file), decoded(address))
  const found = findFile(linked, folder)
  if ('file' in found) return undefined
  return {
    place,
    ...obstacleWords(found.obstacle, { file: linked, folder, what: 'guide', written: address }),
  }
}

function isRelativeFile(address: string): boolean {
  return /\.mdx?$/.test(address) && !/^[a-z]+:|^\//.test(address)
}

/** The address of a content file, wherever the content folder lies. */
export function hrefOf(
  file: string,
  { contentFolder, docsRoot }: { contentFolder: string; docsRoot: string },
): string {
  return hrefOfFile(path.relative(contentFolder, file).split(path.sep).join('/'), docsRoot)
}
