import { expect, test } from 'vitest'
import { reportOn, siteWith } from './small-sites.ts'

/** The start of a PNG of 32 by 32 pixels. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAYAAABzenr0', 'base64')

/** Reports on a site whose config names a favicon, on line 5. */
function reportOnFavicon(
  favicon: string,
  content: string | Uint8Array = '<svg xmlns="http://www.w3.org/2000/svg"/>',
): Promise<string> {
  return reportOn(siteWith(`brand: { favicon: '${favicon}' }`, { 'theme/icon.svg': '', [favicon]: content }))
}

test.for([
  ['./theme/note.txt', 'Text.'],
  ['./theme/icon.ico', 'An icon in a format of its own.'],
  ['./theme/icon.png', 'A damaged file.'],
  ['./theme/page.svg', '<html><svg viewBox="0 0 32 32"/></html>'],
  ['./theme/picture.svg', picture],
  ['./theme/drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"/>'],
  ['./theme/upper.SVG', picture],
] as const)('a favicon %s that is neither an SVG nor a PNG is to be replaced with one', async ([
  favicon,
  content,
]) => {
  expect(await reportOnFavicon(favicon, content)).toContain(
    `${favicon.slice(2)} isn't an SVG or PNG.\n  fix: use an SVG or PNG file\n`,
  )
})

test('an SVG without dimensions needs a viewBox', async () => {
  expect(await reportOnFavicon('./theme/logo.svg')).toContain(
    "theme/logo.svg doesn't have dimensions.\n  fix: add a viewBox to the SVG\n",
  )
})

test.for([
  ['./theme/icno.svg', 'theme/icno.svg', 'did you mean icon.svg?'],
  ['theme/icno.svg', 'theme/icno.svg', 'did you mean icon.svg?'],
  ['emblem.svg', 'emblem.svg', 'put the file there, or correct the path'],
])('a favicon %s that is missing is looked for in the folders of the site', async ([favicon, file, hint]) => {
  const site = siteWith(`brand: { favicon: '${favicon}' }`, { 'theme/icon.svg': '' })

  expect(await reportOn(site)).toContain(`There is no file at ${file}.\n  fix: ${hint}\n`)
})

test('a favicon in a folder that the site lacks is looked for in the installed packages', async () => {
  const site = siteWith("brand: { favicon: '@acme/brand/icon.svg' }")

  expect(await reportOn(site)).toContain(
    "Can't find @acme/brand/icon.svg in the installed packages.\n  fix: install the package, or correct the path. Paths of your own files start with ./\n",
  )
})
