/** One origin, or all hosts below a domain, with a path or without; plain HTTP only on one's own machine. */
const origin =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:http|ws):\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?(?:\/[\w./~%+@-]*)?$/i
const hash = /^'sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/

/** Why a security policy cannot name a source: it would open more than it says. */
export function sourceMistake(text: string): string | undefined {
  if (/^'?unsafe-|^'?wasm-unsafe-/.test(text)) {
    return `${text} lets anybody run what they can write into a page; name the origin of a file, and put inline scripts into \`head\``
  }
  if (text === '*' || /^[a-z][a-z+.-]*:(?:\/\/)?(?:\*(?::\*)?)?$/i.test(text)) {
    return `${text} opens every site there is; name the origin: https://stats.example`
  }
  if (/^https:\/\/\*\.[a-z0-9-]+(?:[:/]|$)/i.test(text)) {
    return `${text} opens all sites of a top-level domain; name the one`
  }
  if (/^(?:http|ws):/i.test(text) && !origin.test(text)) {
    return `anybody on the way can change what comes over plain HTTP; begin it with ${text.startsWith('ws') ? 'wss' : 'https'}://`
  }
  return origin.test(text) || hash.test(text) ? undefined : 'name an origin: https://stats.example'
}

/** Whether the sources of a policy let an address be loaded (CSP Level 3, 6.7.2.8). */
export function isAllowedBy(sources: readonly string[], address: string): boolean {
  const url = new URL(address)
  return sources.some((source) => {
    if (!origin.test(source)) return false
    const named = new URL(source.replace('*.', 'any.'))
    const isHost = source.includes('://*.')
      ? url.hostname.endsWith(named.hostname.slice('any'.length))
      : url.hostname === named.hostname
    const { pathname } = named
    const isPath = pathname.endsWith('/') ? url.pathname.startsWith(pathname) : url.pathname === pathname
    return isHost && url.protocol === named.protocol && url.port === named.port && isPath
  })
}
