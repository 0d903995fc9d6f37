import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/**
 * Each room, and the rooms it may import; `type:` means types only. `site.ts`, `wire.ts` and `search.ts` are rooms of one file.
 * The outside world ends at `guides` and `openapi`; React begins at `ui`; only `browser` is shipped.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  problem: [],
  wire: [],
  // What the build writes for the search and the browser reads, as `wire` is for pages.
  search: [],
  // What an address may be, whoever writes it.
  address: [],
  // The one reader of Markdown, wherever it stands: in a guide or in a description.
  markdown: ['address'],
  // What lies in a content folder, before anyone reads it.
  content: ['problem'],
  config: ['problem', 'address'],
  guides: ['problem', 'config', 'content', 'markdown', 'address'],
  openapi: ['problem', 'config', 'markdown', 'address'],
  // What writers add to the Postman collection.
  scenarios: ['problem', 'type:openapi'],
  model: [
    'problem',
    'address',
    'markdown',
    'wire',
    'type:config',
    'type:guides',
    'type:openapi',
    'type:scenarios',
    'type:search',
  ],
  // A link may lead to a file beside the pages, so the check asks the artefacts what there will be.
  site: ['problem', 'config', 'content', 'guides', 'openapi', 'scenarios', 'model', 'artefacts'],
  browser: ['wire', 'search', 'type:model'],
  styles: [],
  // The layout shows the title, links and colour mode of the config.
  ui: ['browser', 'styles', 'model', 'address', 'markdown', 'type:config', 'type:openapi'],
  pages: [
    'ui',
    'browser',
    'styles',
    'model',
    'address',
    'markdown',
    'wire',
    'type:config',
    'type:guides',
    'type:openapi',
  ],
  artefacts: [
    'problem',
    'config',
    'model',
    'markdown',
    'address',
    'wire',
    'search',
    'type:guides',
    'type:openapi',
    'type:scenarios',
  ],
  // The live site of `npm run dev` reads what the build reads: the config, the site, and its pages by address.
  render: ['pages', 'artefacts', 'problem', 'wire', 'site', 'config', 'model'],
}

/** Rooms that compute: no file access and no React. */
const pureRooms = ['wire', 'search', 'markdown', 'address', 'model', 'openapi']

const relativeImport = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"](\.[^'"]+)['"]/g
const dynamicImport = /(typeof\s+)?\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g
const sources = globSync('src/**/*.{ts,tsx}').sort()

test('every import follows the table', () => {
  expect(sources.filter(isCode).flatMap(strays)).toEqual([])
})

test('every room has its line in the table', () => {
  expect(sources.filter((file) => !(roomOf(file) in rooms))).toEqual([])
})

test('only the browser room holds client components', () => {
  const clients = sources.filter((file) => /^\s*['"]use client['"]/.test(readFileSync(file, 'utf8')))

  expect(clients.filter((file) => roomOf(file) !== 'browser')).toEqual([])
})

test('rooms that compute neither read files nor know React', () => {
  const outside = /^import (?!type).*from '(?:node:(?:fs|child_process|net)|react)\b/m
  const pure = sources.filter((file) => pureRooms.includes(roomOf(file)) && isCode(file))

  expect(pure.filter((file) => outside.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no file of code is longer than 300 lines', () => {
  const files = globSync(['src/**/*.{ts,tsx,css}', '{commands,e2e,bench,test}/**/*.ts', '*.ts'])
  const long = files.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 300)

  expect(long).toEqual([])
})

test('the product is named in the config and the content alone', () => {
  // The name in pieces, so that this test does not find itself.
  const name = new RegExp(['tally', 'guard'].join(''), 'i')
  const files = globSync(['src/**/*', '{commands,e2e,bench,test}/**/*.ts', '*.config.ts']).filter(
    // Tests beside their files may look at what the shipped content says.
    (file) => path.extname(file) !== '' && file !== 'site.config.ts' && isCode(file),
  )

  expect(files.filter((file) => name.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** Each import of a file that its room may not make, with its line and what the room may import. */
function strays(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const room = roomOf(file)
  const allowed = rooms[room] ?? []
  return [...source.matchAll(relativeImport), ...source.matchAll(dynamicImport)]
    .filter(([, isType, specifier]) => {
      const target = roomOf(path.join(path.dirname(file), specifier!))
      return target !== room && !allowed.includes(target) && !(isType && allowed.includes(`type:${target}`))
    })
    .map(({ 0: text, 2: specifier, index }) => {
      const line = source.slice(0, index + text.search(/\S/)).split('\n').length
      return `${file}:${line} ${room} may not import ${specifier} (it may: ${allowed.join(', ') || 'nothing'})`
    })
}

/** The folder below `src/`; a file that stands there alone is a room by its own name. */
function roomOf(file: string): string {
  return path
    .relative('src', file)
    .split(path.sep)[0]!
    .replace(/(\.test)?\.tsx?$/, '')
}

function isCode(file: string): boolean {
  return !/\.test\.tsx?$/.test(file)
}
