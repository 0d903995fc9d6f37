/** The allowed schemes of links. Others could run programs, read local files, or open unexpected applications. */
export const linkSchemes: readonly string[] = ['https', 'http', 'mailto', 'tel']

/** Returns the scheme of an address as browsers parse it, ignoring case and control characters. */
export function getScheme(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(removeIgnoredCharacters(address))?.[1]?.toLowerCase()
}

/** Checks whether an address starts with an allowed scheme. */
export function hasLinkScheme(address: string): boolean {
  return linkSchemes.includes(getScheme(address) ?? '')
}

/** Checks whether an address may be linked to: a path on the site, or a URL with an allowed scheme. */
export function mayLinkTo(address: string): boolean {
  return getScheme(address) === undefined || hasLinkScheme(address)
}

/** Checks whether an address is on another origin. */
export function isForeign(address: string): boolean {
  return getScheme(address) !== undefined || /^[/\\]{2}/.test(removeIgnoredCharacters(address))
}

function removeIgnoredCharacters(address: string): string {
  return address.replace(/[\t\n\r]/g, '').replace(/^[\0-\x20]+/, '')
}
