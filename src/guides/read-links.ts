import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Definition, Image, Link, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
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
    node.url = siteTarget(node.url, context)
    links.push({ target: node.url, place: context.placeOf(node) })
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
  if (!/\.mdx?$/.test(address) || /^[a-z]+:|^\//.test(address)) return target
  const href = hrefOf(path.resolve(path.dirname(file), address), { contentFolder, docsRoot })
  return hash === undefined ? href : `${href}#${hash}`
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
  const { file: name } = startOf(target)
  if (!existsSync(target)) return { place, message: `There is no picture at ${name}.` }
  const relative = path.relative(contentFolder, target).split(path.sep).join('/')
  if (relative.startsWith('..'))
    return { place, message: `The picture ${name} lies outside the content folder.` }
  return { file: target, href: mediaHref + relative }
}
