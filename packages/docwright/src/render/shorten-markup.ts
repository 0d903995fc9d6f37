/** A tag, whose values may contain its end, and the text after it. */
const tagWithText = /(<(?:"[^"]*"|[^"<>])*>)([^<]*)/g

/**
 * Removes from markup what React writes and HTML doesn't need, of which a page has hundreds: the values of empty `data-*`
 * attributes, and references for quotes in text.
 */
export function shortenMarkup(html: string): string {
  return html.replaceAll(
    tagWithText,
    (_, tag: string, text: string) =>
      tag.replaceAll(/ (data-[\w-]+)=""(?=[ />])/g, ' $1') +
      text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  )
}
