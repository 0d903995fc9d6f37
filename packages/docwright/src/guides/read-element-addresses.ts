import type { Root } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { normalize } from 'property-information'
import { visit } from 'unist-util-visit'
import type { Components } from '../components/component.ts'
import type { Place, Problem } from '../problem/problem.ts'
import type { GuideImage, GuideLink } from './guide.ts'
import { tags } from './html.ts'
import { isJsx } from './jsx-element.ts'
import { readPicture } from './read-picture.ts'
import type { LinkContext } from './resolve-links.ts'
import { checkTarget, resolveTarget } from './resolve-links.ts'

interface Addresses {
  readonly links: GuideLink[]
  readonly images: GuideImage[]
  readonly problems: Problem[]
}

/** Elements whose `href` is a link. On other elements, which are SVG, it refers to something to be shown. */
const linkElements = new Set(['a', 'area', 'Card'])

/** Collects the links and pictures in the attributes of a guide's elements. Relative files become site paths, in the tree as well. */
export function readElementAddresses(
  tree: Root,
  { components, ...context }: LinkContext & { readonly components: Components['known'] },
): Addresses {
  const found: Addresses = { links: [], images: [], problems: [] }
  visit(tree, (element) => {
    if (!isJsx(element)) return
    const place = context.placeOf(element)
    const name = element.name ?? ''
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
      const what = attribute.name === 'src' && mediaElements.has(name) ? name : 'picture'
      const isComponent = components.has(name)
      readAttribute(attribute, { ...context, place, name, what, isComponent, found })
    }
  })
  return found
}

const mediaElements = new Set(['video', 'audio', 'track'])

interface AttributeContext extends LinkContext {
  readonly place: Place
  /** The element's name. */
  readonly name: string
  /** The kind of file in messages: "picture", "video". */
  readonly what: string
  /**
   * Whether the element is a site's own component, whose attributes may mean anything. Most often, `href` is a link and `src` a
   * picture.
   */
  readonly isComponent: boolean
  readonly found: Addresses
}

function readAttribute(attribute: MdxJsxAttribute, context: AttributeContext): void {
  const { name, isComponent } = context
  const value = attribute.value as string
  switch (normalize(attribute.name)) {
    case 'href':
    case 'xlink:href':
      if (linkElements.has(name) || isComponent) attribute.value = recordLink(value, context)
      else if (tags.has(name) && !value.startsWith('#')) attribute.value = recordPicture(value, context)
      return
    case 'cite':
      attribute.value = recordLink(value, context)
      return
    case 'src':
    case 'poster':
      if (tags.has(name) || isComponent) attribute.value = recordPicture(value, context)
      return
    case 'srcset':
      attribute.value = value
        .split(',')
        .map((candidate) => candidate.trim().replace(/^\S+/, (address) => recordPicture(address, context)))
        .join(', ')
      return
    default:
      if (/\burl\((?!\s*["']?#)/i.test(value) && tags.has(name)) {
        const message = `\`${attribute.name}\` of <${name}> refers to a file, but may only refer to an element of the same page.`
        context.found.problems.push({
          place: context.place,
          message,
          hint: 'write url(#name)',
        })
      }
  }
}

/** Records a link and returns its address on the site. */
function recordLink(address: string, { found, place, ...context }: AttributeContext): string {
  const missing = checkTarget(address, { ...context, place })
  if (missing) {
    found.problems.push(missing)
    return address
  }
  const target = resolveTarget(address, context)
  found.links.push({ target, place })
  return target
}

/** Records a picture and returns the path that it's published at. */
function recordPicture(address: string, { found, place, what, ...context }: AttributeContext): string {
  const [file = '', hash] = address.split('#', 2)
  const picture = readPicture({ what, address: file, isImage: context.name === 'img' }, context)
  if ('message' in picture) {
    found.problems.push({ place, ...picture })
    return address
  }
  found.images.push(picture.image)
  return hash === undefined ? picture.address : `${picture.address}#${hash}`
}
