import path from 'node:path'
import type { Place } from '../problem/problem.ts'
import { encodePath } from '../url/encode-path.ts'
import type { Page, Site } from './page.ts'

/** The links for editing a page's source and for reporting an issue. */
export interface SourceAddresses {
  readonly edit: string | undefined
  readonly issue: string | undefined
}

/** Returns a page's links to its source. Undefined if the config has none, and for generated pages. */
export function createSourceLinks(
  page: Page,
  { config, folder }: Pick<Site, 'config' | 'folder'>,
): SourceAddresses | undefined {
  const { editUrl, issueUrl, url } = config
  if (editUrl === undefined && issueUrl === undefined) return undefined
  const place = findSource(page)
  if (!place) return undefined
  const values = new Map([
    ['path', path.relative(folder, path.resolve(place.file)).split(path.sep).join('/')],
    ['line', String(place.line)],
    ['title', page.title],
    ['url', url + encodeURI(page.href)],
  ])
  const fill = (template: string) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => encode(values.get(name)!, name))
  return { edit: editUrl && fill(editUrl), issue: issueUrl && fill(issueUrl) }
}

/** Encodes a value for a URL. Slashes of a path are kept. */
function encode(value: string, name: string): string {
  return name === 'path' ? encodePath(value) : encodeURIComponent(value)
}

function findSource(page: Page): Pick<Place, 'file' | 'line'> | undefined {
  switch (page.kind) {
    case 'home':
    case 'not-found':
    case 'plain':
    case 'guide':
      return page.guide && { file: page.guide.file, line: 1 }
    case 'operation':
      return page.api.placeOf(page.operation.pointer)
    case 'introduction':
    case 'tag':
    case 'schema':
      return page.api.placeOf('#')
    default:
      return page satisfies never
  }
}
