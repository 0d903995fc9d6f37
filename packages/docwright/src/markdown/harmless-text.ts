import { fromHtml } from 'hast-util-from-html'
import type { Definition, Html, Image, ImageReference, Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { isForeign, mayLinkTo } from '../url/scheme.ts'
import type { Edit } from './edits.ts'
import { edited, spanOf, unlinked, whole } from './edits.ts'
import { parseWritten } from './parse.ts'

/** Markdown with what the page would not draw either as its words: links of other schemes, pictures from elsewhere. */
export function harmlessText(markdown: string): string {
  if (![...markdown.matchAll(destination)].some(isSuspect)) return markdown
  const tree = parseWritten(markdown)
  return tree ? edited(markdown, editsOf(tree)) : markdown.replace(/[[<]/g, '\\$&')
}

/** `![`, `](address`, `]: address`, `<scheme:` and `<a href`: what could be an address, so that most texts need no parser. */
const destination = /!\[|\](?:\(|:)\s*<?([^\s)>]*)|(<?)<([a-z][^<>]*)/gi

/** What most links in HTML look like: one address, of a scheme that may be led to or of the site itself. */
const plainLink = /^a href="(?:https?:\/\/|\/(?!\/)|#)[^"&\\\s]*"$/i

/** After `<<`, no HTML begins a line, and inside one no attribute begins so: `<<JSON` of a shell, and what it sends. */
const hereDocument = /^[a-z\d-]+\s+[^a-z_:/\s]/i

function isSuspect([found, address = '', before = '', tag = '']: RegExpMatchArray): boolean {
  if (before !== '' && hereDocument.test(tag)) return false
  if (tag !== '') return /[:=]/.test(tag) && !/^(https?|mailto):/i.test(tag) && !plainLink.test(tag)
  return found === '![' || (/[:&\\]/.test(address) && !/^(https?|mailto|tel):/i.test(address))
}

function editsOf(tree: Root): readonly Edit[] {
  const edits: Edit[] = []
  const foreign = new Set<string>()
  visit(tree, 'definition', (node: Definition) => {
    if (!mayLinkTo(node.url)) edits.push(whole(node, ''))
    else if (isForeign(node.url)) foreign.add(node.identifier)
  })
  visit(tree, (node: Nodes, _index, parent) => {
    const isInLink = parent?.type === 'link' || parent?.type === 'linkReference'
    if (node.type === 'link' && !mayLinkTo(node.url)) edits.push(...unlinked(node))
    if (node.type === 'image' && isForeign(node.url)) {
      edits.push(pictureEdit(node, isInLink || !mayLinkTo(node.url)))
    }
    if (node.type === 'imageReference' && foreign.has(node.identifier)) {
      edits.push(pictureEdit(node, isInLink))
    }
    if (node.type === 'html' && isHarmful(node)) edits.push(whole(node, node.value.replaceAll('<', '&lt;')))
  })
  return edits
}

/** A picture from elsewhere becomes a link to it, or its words where a link cannot be. */
function pictureEdit(node: Image | ImageReference, isWords: boolean): Edit {
  if (isWords) return whole(node, node.alt || 'Picture')
  const { start } = spanOf(node)
  return { start, end: start + 1, text: '' }
}

const leading = new Set(['href', 'xLinkHref', 'cite', 'action', 'formAction', 'longDesc', 'ping'])
const showing = new Set(['src', 'srcSet', 'poster', 'data', 'background'])

/** Whether HTML leads by a scheme that is not on the list, or shows what lies elsewhere. */
function isHarmful({ value }: Html): boolean {
  let found = false
  visit(fromHtml(value, { fragment: true }), 'element', ({ properties }) => {
    for (const [name, property] of Object.entries(properties)) {
      const addresses = [property].flat().map(String)
      if (showing.has(name)) found ||= addresses.some(isForeign)
      else if (leading.has(name)) found ||= !addresses.every(mayLinkTo)
    }
  })
  return found
}
