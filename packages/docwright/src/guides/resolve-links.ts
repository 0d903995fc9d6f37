import path from 'node:path'
import type { Definition, Image, ImageReference, Link, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { describeObstacle, findFile } from '../content/content-file.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { decodeUrlPart } from '../url/decoded.ts'
import { toFileHref } from '../url/docs-address.ts'
import type { DocsMove } from '../url/docs-move.ts'
import { moveLink } from '../url/docs-move.ts'
import type { GuideImage, GuideLink } from './guide.ts'
import { readPicture } from './read-picture.ts'

/** The location of a guide, which relative addresses depend on. */
export interface LinkContext {
  readonly file: string
  readonly contentFolder: string
  readonly docsRoot: string
  /** For a guide of an older version, the change of its paths. */
  readonly move?: DocsMove | undefined
  readonly placeOf: (node: Nodes) => Place
}

/** Collects a guide's links and pictures. Relative files become site paths, in the tree as well. */
export function resolveLinks(tree: Root, context: LinkContext) {
  const links: GuideLink[] = []
  const images: GuideImage[] = []
  const problems: Problem[] = []
  const pictures = listPictureNames(tree)
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
    const missing = checkTarget(node.url, { ...context, place })
    if (missing) problems.push(missing)
    else {
      node.url = resolveTarget(node.url, context)
      links.push({ target: node.url, place })
    }
  })
  return { links, images, problems }
}

/** Returns the labels of pictures whose address is defined elsewhere: `![A shelf][shelf]`. */
function listPictureNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>()
  visit(tree, 'imageReference', ({ identifier }: ImageReference) => void names.add(identifier))
  return names
}

/** Returns the site path of a link's target. A link to another guide stays within the guide's version. */
export function resolveTarget(
  target: string,
  { file, contentFolder, docsRoot, move }: Omit<LinkContext, 'placeOf'>,
): string {
  const [address = '', hash] = target.split('#', 2)
  if (!isRelativeFile(address)) return moveLink(target, move)
  const href = getContentHref(path.resolve(path.dirname(file), decodeUrlPart(address)), {
    contentFolder,
    docsRoot,
  })
  return hash === undefined ? href : `${href}#${hash}`
}

/** Reports a link without an address, or to a file that isn't a guide. */
export function checkTarget(
  target: string,
  { file, contentFolder: folder, place }: Pick<LinkContext, 'file' | 'contentFolder'> & { place: Place },
): Problem | undefined {
  if (target === '' || target === '#') {
    return { place, message: 'This link leads nowhere.', hint: 'add its address, or keep only its text' }
  }
  const address = target.split('#', 1)[0]!
  if (!isRelativeFile(address)) return undefined
  const linked = path.resolve(path.dirname(file), decodeUrlPart(address))
  const found = findFile(linked, folder)
  if ('file' in found) return undefined
  return {
    place,
    ...describeObstacle(found.obstacle, { file: linked, folder, what: 'guide', written: address }),
  }
}

function isRelativeFile(address: string): boolean {
  return /\.mdx?$/.test(address) && !/^[a-z]+:|^\//.test(address)
}

/** Returns the site path of a content file. */
export function getContentHref(
  file: string,
  { contentFolder, docsRoot }: { contentFolder: string; docsRoot: string },
): string {
  return toFileHref(path.relative(contentFolder, file).split(path.sep).join('/'), docsRoot)
}
