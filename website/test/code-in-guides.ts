import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { apiNames } from './api-names.ts'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).freeze()

/** Returns the inline code in the text and the tables of a guide. */
export function listInlineCode(source: string): string[] {
  const found: string[] = []
  visit(parser.parse(source) as Root, 'inlineCode', ({ value }) => void found.push(value))
  return found
}

/** Returns JSON fences without a schema, which the build doesn't validate. */
export function listUncheckedJson(source: string): string[] {
  const found: string[] = []
  visit(parser.parse(source) as Root, 'code', ({ lang, meta, value }) => {
    if (lang === 'json' && !/\bschema="/.test(meta ?? '') && !isRuleOrList(value)) found.push(value)
  })
  return found
}

/** Checks for files that the portal exports, which aren't part of any operation. */
function isRuleOrList(json: string): boolean {
  return /^\{\s*"id": "(acl|rul)_/.test(json)
}

/** Checks whether code looks like a name of the API but isn't one. `isOwn` accepts a page's own names. */
export function isUnknownName(code: string, isOwn: (name: string) => boolean): boolean {
  if (isOwn(code) || isKnown(code)) return false
  const [, name, value] = /^([\w.-]+): (.+)$/.exec(code) ?? []
  if (name && value) return [name, value].some((part) => isUnknownName(part, isOwn))
  const words = code.split(' ')
  if (words.length > 1) return isCall(words) && !apiNames.calls.has(code)
  return shapes.some((shape) => shape.test(code))
}

function isKnown(code: string): boolean {
  const { fields, values, headers, paths, methods } = apiNames
  const [path = ''] = code.replace(/^https:\/\/[^/]+/, '').split('?')
  const pointer = code.startsWith('/') ? code.slice(1).replaceAll('/', '.') : undefined
  return (
    [fields, values, headers, methods].some((names) => names.has(code)) ||
    paths.has(path) ||
    (pointer !== undefined && fields.has(pointer))
  )
}

function isCall([first = '', second = '']: readonly string[]): boolean {
  return /^[A-Z]+$/.test(first) && second.startsWith('/')
}

/** The patterns of fields and enum values, paths, scopes, headers, methods, and the one-letter codes of 3-D Secure. */
const shapes = [
  /^[a-z][a-z0-9]*([._-][a-z0-9]+)*$/,
  /^\/[a-z]/,
  /^[a-z]+:[a-z]+$/,
  /^[A-Z][a-z]+(-[A-Z][A-Za-z]+)+$/,
  /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/,
  /^[A-Z]$/,
]
