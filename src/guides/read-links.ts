import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Definition, Image, Link, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { nearest } from '../problem/nearest.ts'
import { startOf } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'
import type { GuideImage, GuideLink } from './guide.ts'

interface Context {
  readonly file: string
  readonly contentFolder: string
  readonly docsRoot: string
  readonly placeOf: (node: Nodes) => Place
}

/** The folder of the site that pictures from the content folder are published under. */
const mediaHref = '/media/'

/** Links and pictures of a guide. Relative files become site paths, in the tree too. */
export async function readLinks(tree: Root, context: Context) {
  const links: GuideLink[] = []
  const images: GuideImage[] = []
  const problems: Problem[] = []
  visit(tree, ['link', 'definition', 'image'], (found) => {
    const node = found as Link | Definition | Image
    if (node.type === 'image') {
      const image = imageOf(node, context)
      if ('message' in image) problems.push(image)
      else if (image.href) {
        images.push(image)
        node.url = image.href
      }
      return
    }
    const place = context.placeOf(node)
    const missing = missingFile(node.url, { ...context, place })
    if (missing) problems.push(missing)
    else {
      node.url = siteTarget(node.url, context)
      links.push({ target: node.url, place })
    }
  })
  return { links, images, problems }
}

/** A link to a file becomes its address; a link into the guides stays in the version it was written for. */
export function siteTarget(
  target: string,
  { file, contentFolder, docsRoot }: Omit<Context, 'placeOf'>,
): string {
  const [address = '', hash] = target.split('#', 2)
  if (address.startsWith('/docs/')) return target.replace('/docs/', docsRoot)
  if (!isRelativeFile(address)) return target
  const href = hrefOf(path.resolve(path.dirname(file), address), { contentFolder, docsRoot })
  return hash === undefined ? href : `${href}#${hash}`
}

/** A link to a guide by its file, when that file is not there. */
function missingFile(
  target: string,
  { file, place }: Pick<Context, 'file'> & { place: Place },
): Problem | undefined {
  const address = target.split('#', 1)[0]!
  if (!isRelativeFile(address)) return undefined
  const linked = path.resolve(path.dirname(file), address)
  return existsSync(linked) ? undefined : { place, ...noFile('guide', linked) }
}

function isRelativeFile(address: string): boolean {
  return /\.mdx?$/.test(address) && !/^[a-z]+:|^\//.test(address)
}

/** Says which file is not there, and the one beside it that was most likely meant. */
export function noFile(what: string, file: string): Omit<Problem, 'place'> {
  const folder = path.dirname(file)
  const guess = existsSync(folder) ? nearest(path.basename(file), readdirSync(folder)) : undefined
  return {
    message: `There is no ${what} at ${startOf(file).file}.`,
    hint: guess ? `did you mean ${guess}?` : 'put the file there, or correct the path',
  }
}

/** A content file's path is its route: `guides/tools/postman.mdx` is `/docs/tools/postman`, `index` is the folder. */
export function hrefOf(
  file: string,
  { contentFolder, docsRoot }: { contentFolder: string; docsRoot: string },
): string {
  const relative = path.relative(contentFolder, file).split(path.sep).join('/')
  return `/${relative}`
    .replace(/^\/guides\//, docsRoot)
    .replace(/^\/pages\//, '/')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '/')
}

function imageOf(node: Image, { file, contentFolder, placeOf }: Context): GuideImage | Problem {
  const place = placeOf(node)
  if (/^[a-z]+:/.test(node.url)) {
    return {
      place,
      message: `The picture ${node.url} lies on another site.`,
      hint: 'keep it beside the guide',
    }
  }
  const target = node.url.startsWith('/')
    ? path.join(contentFolder, node.url)
    : path.resolve(path.dirname(file), node.url)
  if (!statSync(target, { throwIfNoEntry: false })?.isFile()) return { place, ...noFile('picture', target) }
  const relative = path.relative(contentFolder, target).split(path.sep).join('/')
  if (relative.startsWith('..')) {
    return {
      place,
      message: `The picture ${startOf(target).file} lies outside the content folder.`,
      hint: 'keep it beside the guide',
    }
  }
  return { file: target, href: mediaHref + relative }
}
