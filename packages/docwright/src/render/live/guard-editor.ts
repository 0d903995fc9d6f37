import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { findFile } from '../../content/content-file.ts'

/**
 * The path at which Vite opens an editor for any request, in any case. Only a page of this server may request it, according to
 * the browser's headers, and only for files of the site, because otherwise any web page could open arbitrary files.
 */
const editorAddress = /\/__open-in-editor(?![^/.?])/i

/** Rejects requests to open an editor from other pages, and for files outside the site's folder. */
export function guardEditor(siteFolder: string) {
  return ({ url = '', headers }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const named = URL.parse(url, 'http://localhost')?.searchParams.get('file') ?? ''
    const file = path.resolve(named.replace(/(?::\d+){0,2}$/, ''))
    const isOwnPage = headers['sec-fetch-site'] === 'same-origin'
    if (!editorAddress.test(url) || (isOwnPage && 'file' in findFile(file, siteFolder))) {
      next()
      return
    }
    response.writeHead(403, { 'content-type': 'text/plain' }).end('Only pages of this site open its files.\n')
  }
}
