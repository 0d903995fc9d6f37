import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { layers } from './layers.ts'

/** Files that import each other in a circle: a field holds what is inside it, and what is inside holds fields. */
const recursion = ['FieldItem', 'Inside', 'Variants'].map((name) => `src/ui/schema/${name}.tsx`)

/** Rooms that compute: no file access and no React. */
const pureLayers = ['wire', 'search', 'memory', 'lazy', 'markdown', 'url', 'model', 'openapi']

const relativeImport = /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"](\.[^'"]+)['"]/g
const dynamicImport = /(typeof\s+)?\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g
const sources = globSync('src/**/*.{ts,tsx}').sort()

test('every import follows the table', () => {
  expect(sources.filter(isCode).flatMap(listForbiddenImports)).toEqual([])
})

test('every layer has its line in the table', () => {
  const isUnlisted = (file: string) => {
    const layer = getLayer(file)
    const hasSublayers = Object.keys(layers).some((name) => name.startsWith(`${layer}/`))
    return !(layer in layers) || (hasSublayers && path.dirname(path.relative('src', file)) !== layer)
  }

  expect(sources.filter(isUnlisted)).toEqual([])
})

test('no files import each other in a circle, types included, but for the one recursion there is', () => {
  const imports = new Map(
    sources.filter(isCode).map((file) => [file, listImports(file).map(({ target }) => target)]),
  )
  const reached = new Map([...imports.keys()].map((file) => [file, listReachable(file, imports)]))
  const circles = [...reached].map(([file, files]) =>
    [...files].filter((other) => reached.get(other)?.has(file)).sort(),
  )

  expect(new Set(circles.filter((files) => files.length > 0).map((files) => files.join(', ')))).toEqual(
    new Set([recursion.join(', ')]),
  )
})

test('the layers of schemas are small, and no file of theirs is on more than four others in its layer', () => {
  const files = sources.filter((file) => file.startsWith('src/openapi/schema/') && isCode(file))
  const getDepth = (file: string): number => {
    const below = listImports(file).filter(({ target }) => getLayer(target) === getLayer(file))
    return 1 + Math.max(0, ...below.map(({ target }) => getDepth(target)))
  }
  const filesByLayer = Map.groupBy(files, getLayer)

  expect(filesByLayer.size).toBeGreaterThan(3)
  expect([...filesByLayer].filter(([, inside]) => inside.length > 12)).toEqual([])
  expect(files.filter((file) => getDepth(file) > 5)).toEqual([])
})

test('what a page loads before its reader acts imports nothing of React', () => {
  const loaded = [...listStaticImports(['src/browser/entry.ts', 'src/browser/boot.ts'])]

  expect(loaded.length).toBeGreaterThan(20)
  expect(loaded.filter((file) => file.endsWith('.tsx') || reactImport.test(read(file)))).toEqual([])
})

test('React DOM comes to the browser through one module, which is loaded on demand', () => {
  const shipped = sources.filter((file) => getLayer(file).startsWith('browser') && isCode(file))
  const root = 'src/browser/platform/react-root.ts'
  const importers = shipped.filter((file) =>
    new RegExp(`from '[^']*${path.basename(root)}'`).test(read(file)),
  )

  expect(shipped.filter((file) => /['"]react-dom\b/.test(read(file)))).toEqual([root])
  expect(importers).toEqual([])
})

test('layers that compute neither read files nor know React', () => {
  const outside = /^import (?!type).*from '(?:node:(?:fs|child_process|net)|react)\b/m
  const pure = sources.filter((file) => pureLayers.includes(getLayer(file).split('/')[0]!) && isCode(file))

  expect(pure.filter((file) => outside.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('only `render` and the commands that start it import the bundler', () => {
  const outside = sources.filter((file) => isCode(file) && !/^(?:render|commands)\b/.test(getLayer(file)))

  expect(outside.filter((file) => /from 'vite'/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('no file of code is longer than 300 lines', () => {
  const files = globSync(['src/**/*.{ts,tsx,css}', '{e2e,bench,test}/**/*.ts', '*.ts'])
  const long = files.filter((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length > 300)

  expect(long).toEqual([])
})

test('no folder has more than 26 files of code', () => {
  const folders = Map.groupBy(sources.filter(isCode), (file) => path.dirname(file))
  const large = [...folders].filter(([, files]) => files.length > 26).map(([folder]) => folder)

  expect(large).toEqual([])
})

test('no site is named in the engine, nor the folder of one next to it', () => {
  // The names in pieces, so that this test doesn't find itself.
  const name = new RegExp(
    ['tally|guard', 'web|site/', String.raw`\.\./\.\./di|st`].map((each) => each.replace('|', '')).join('|'),
    'i',
  )
  const files = globSync([
    'src/**/*',
    'bin/*',
    '{e2e,bench,test}/**/*.ts',
    '*.config.ts',
    '*.{json,md}',
  ]).filter(
    // Tests next to their files may look at what the shipped content says.
    (file) => path.extname(file) !== '' && isCode(file),
  )

  expect(files.filter((file) => name.test(readFileSync(file, 'utf8')))).toEqual([])
})

const reactImport = /^import (?!type\b).*'(?:react|react-dom)\b/m

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** The files that are loaded with some, themselves included. */
function listStaticImports(files: readonly string[]): ReadonlySet<string> {
  const reached = new Set(files)
  for (const file of reached) {
    for (const [, type, specifier = ''] of read(file).matchAll(relativeImport)) {
      const target = path.join(path.dirname(file), specifier)
      if (!type && sources.includes(target)) reached.add(target)
    }
  }
  return reached
}

interface Import {
  readonly target: string
  readonly specifier: string
  readonly isType: boolean
  readonly line: number
}

function listImports(file: string): readonly Import[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(relativeImport), ...source.matchAll(dynamicImport)].map(
    ({ 0: text, 1: type, 2: specifier = '', index }) => ({
      target: path.join(path.dirname(file), specifier.replace(/\?.*$/, '')),
      specifier,
      isType: type !== undefined,
      line: source.slice(0, index + text.search(/\S/)).split('\n').length,
    }),
  )
}

/** Each import of a file that its layer may not make, with its line and what the layer may import. */
function listForbiddenImports(file: string): readonly string[] {
  const layer = getLayer(file)
  const allowed = layers[layer] ?? []
  return listImports(file)
    .filter(({ target, isType }) => {
      const other = getLayer(target)
      return other !== layer && !allowed.some((name) => covers(name, { layer: other, isType }))
    })
    .map(
      ({ specifier, line }) =>
        `${file}:${line} ${layer} may not import ${specifier} (it may: ${allowed.join(', ') || 'nothing'})`,
    )
}

function covers(name: string, { layer, isType }: { layer: string; isType: boolean }): boolean {
  if (name.startsWith('type:')) return isType && covers(name.slice('type:'.length), { layer, isType })
  return layer === name || layer.startsWith(`${name}/`)
}

function listReachable(file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>()
  const queue = [...(imports.get(file) ?? [])]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    queue.push(...(imports.get(next) ?? []))
  }
  return reached
}

/** The innermost layer of the table that holds a file; a folder that the table doesn't have is a layer by its own name. */
function getLayer(file: string): string {
  const name = path.relative('src', file).replace(/(\.test)?\.tsx?$/, '')
  const holding = Object.keys(layers).filter((layer) => name === layer || name.startsWith(`${layer}/`))
  return holding.sort((a, b) => b.length - a.length)[0] ?? name.split('/')[0]!
}

function isCode(file: string): boolean {
  return !/\.test\.tsx?$/.test(file)
}
