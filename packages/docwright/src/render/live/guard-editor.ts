import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { findFile } from '../../content/content-file.ts'

/**
 * Vite opens an editor for anyone who asks at this address, and takes it in capitals, too. Only a page of this server may ask, which a
 * browser says of itself, and only for files of the site: any other page could start a program with any file.
 */
const editorAddress = /\/__open-in-editor(?![^/.?])/i

/** Refuses to open an editor for other pages, and for files that aren't in the folder of the site. */
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
