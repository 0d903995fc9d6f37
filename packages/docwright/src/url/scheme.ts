/** What a link may begin with; any other scheme runs a program, reads the reader's disk, or opens what no one expects. */
export const linkSchemes: readonly string[] = ['https', 'http', 'mailto', 'tel']

/** The scheme of an address as a browser reads it: it minds neither case, nor control characters before or within. */
export function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(asBrowsersRead(address))?.[1]?.toLowerCase()
}

/** Whether an address begins with a scheme of the list. */
export function hasLinkScheme(address: string): boolean {
  return linkSchemes.includes(schemeOf(address) ?? '')
}

/** Whether a reader may be sent to an address: on the site itself, or by a scheme of the list. */
export function mayLinkTo(address: string): boolean {
  return schemeOf(address) === undefined || hasLinkScheme(address)
}

/** Whether an address leaves the site, so that to show what is there would be a request to another origin. */
export function isForeign(address: string): boolean {
  return schemeOf(address) !== undefined || /^[/\\]{2}/.test(asBrowsersRead(address))
}

function asBrowsersRead(address: string): string {
  return address.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '')
}
