/**
 * Markup without what React writes and HTML doesn't need, of which a page has hundreds: the values of empty attributes, and
 * references for quotes in text.
 */
export function shortened(html: string): string {
  return html
    .replaceAll(/<[a-z][^<>]*>/g, (tag) => tag.replaceAll(/ ([\w-]+)=""(?=[ />])/g, ' $1'))
    .replaceAll('&#x27;', "'")
    .replaceAll(/>[^<]*/g, (text) => text.replaceAll('&quot;', '"'))
}
