/** Requests a file of the site from a host's function. */
type FetchFile = (request: Request) => Promise<Response>

/**
 * Returns the Markdown twin of the requested page, or the site's Markdown for unknown addresses with status 404. Returns undefined for
 * everything else, such as other files, redirects, and pages without a twin, which the host then sends as usual.
 *
 * The functions of hosts contain this function's source, so it refers to nothing outside itself.
 */
export async function sendTwin(
  request: Request,
  { base, fetchFile }: { readonly base: string; readonly fetchFile: FetchFile },
): Promise<Response | undefined> {
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const read = (path: string, method: string, headers: Headers) => {
    // Prevents the host from running this function again.
    headers.set('accept', '*/*')
    headers.delete('range')
    return fetchFile(new Request(origin + path, { method, headers, redirect: 'manual' }))
  }
  const withoutValidators = () => {
    const headers = new Headers(request.headers)
    headers.delete('if-none-match')
    headers.delete('if-modified-since')
    return headers
  }
  const send = (file: Response, more: Readonly<Record<string, string>>, status = file.status) => {
    const headers = new Headers(file.headers)
    // `fetch` has already undone the encoding.
    headers.delete('content-encoding')
    headers.delete('content-length')
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    if (!/\baccept\b(?!-)/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept')
    return new Response(file.body, { status, headers })
  }

  const page = await read(pathname, 'HEAD', withoutValidators())
  if (!(page.headers.get('content-type') ?? '').startsWith('text/html')) return undefined
  if (page.status === 404) {
    const missing = await read(`${base}/404.md`, request.method, withoutValidators())
    return missing.ok ? send(missing, {}, 404) : undefined
  }
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '')
  const twins = [`${bare}.md`, `${bare}/index.md`].filter((path) => path.startsWith('/'))
  for (const path of pathname.endsWith('/') ? twins.reverse() : twins) {
    const twin = await read(path, request.method, new Headers(request.headers))
    if (twin.ok || twin.status === 304) return send(twin, { 'content-location': path })
  }
  return undefined
}
