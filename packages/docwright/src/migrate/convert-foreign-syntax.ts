import { quoteAttribute } from './element-rule.ts'

/**
 * Converts syntax of other engines to MDX outside of code blocks, line by line, so that places in the text stay the same:
 * `:::tip Title` → `<Admonition type="tip" title="Title">`, `## Words {#id}` → `## Words [#id]`, HTML comments, and autolinks.
 */
export function convertForeignSyntax(source: string): string {
  let openFence: string | undefined
  return source
    .split('\n')
    .map((line) => {
      const [, fence] = fenceMarker.exec(line) ?? []
      if (openFence !== undefined) {
        if (fence?.startsWith(openFence) && line.trim().endsWith(fence)) openFence = undefined
        return line
      }
      openFence = fence
      return fence === undefined ? convertLine(line) : line
    })
    .join('\n')
}

/** The backticks or tildes of a fence, after quotation marks and the marker of a list item. */
const fenceMarker = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/

/** The start of a note, whose title is in brackets, in braces, or plain: `:::tip[Title]`, `:::tip{title="Title"}`, `:::tip Title`. */
const noteStart =
  /^([\s>]*):{3,}[ \t]*([a-z]+)[ \t]*(?:\[(.*)\])?[ \t]*(?:\\?\{(?:[^}]*title="([^"]*)")?[^}]*\})?[ \t]*([^{}[\]]*?)[ \t\r]*$/i
const noteEnd = /^[\s>]*:{3,}\s*$/

function convertLine(line: string): string {
  const [, indent, kind, bracketed, attribute, plain] = noteStart.exec(line) ?? []
  if (kind !== undefined) {
    const title = (bracketed ?? attribute ?? (plain || undefined))?.replace(/\\([{<])/g, '$1')
    return `${indent}<Admonition type="${kind}"${title === undefined ? '' : ` title=${quoteAttribute(title)}`}>`
  }
  if (noteEnd.test(line)) return line.replace(/:{3,}/, '</Admonition>')
  const isHeading = /^[\s>]*#{1,6}\s/.test(line)
  const withId = isHeading ? line.replace(/\{#([\w.-]+)\}(?=\s*$)/, '[#$1]') : line
  return withId.replace(codeOrHtml, (found, _backticks, address) => {
    if (found === '<!--') return '{/*'
    if (found === '-->') return '*/}'
    return address === undefined ? found : `[${address}](${address})`
  })
}

/** Inline code, which stays the same, a mark of an HTML comment, or an autolink. */
const codeOrHtml = /(`+)(?!`).*?\1|<!--|-->|<(https?:\/\/[^\s<>]+)>/g
