import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites } from '../../e2e/sites.ts'
import { getHtmlFile } from '../../src/wire.ts'

const { folder } = sites.skerry
const pages = [...hrefsIn(folder), '/404'].map((href) =>
  readFileSync(path.join(folder, getHtmlFile(href)), 'utf8'),
)
const styleOf = (html: string) => /<style>([\s\S]*?)<\/style>/.exec(html)![1]!

test('every page carries the brand’s color, faces and style sheet in its own styles, which its policy names', () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const html of pages) {
    const style = styleOf(html)
    expect(style).toContain('--accent:light-dark(#a8324a,#ff9fae)')
    expect(style.match(/--accent:/g)).toHaveLength(1)
    expect(style).toContain('font-family:"Like Code"')
    expect(style).toContain('--navbar-height:4.5rem')
    // In no layer, after all of them.
    expect(style.lastIndexOf('@layer')).toBeLessThan(style.lastIndexOf('--navbar-height:4.5rem'))
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)![1]!
    expect(policy.replaceAll('&#x27;', "'")).toContain(
      `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    )
    expect(policy).not.toContain('unsafe')
  }
})

test('a page carries of the theme’s own rules those that it uses', () => {
  const guide = pages.find((html) => html.includes('<title>Tickets |'))!
  const home = pages.find((html) => html.includes('Every island, one call away.</h1>'))!

  expect(styleOf(guide)).toContain('.theme-parts-Verdict-verdict')
  expect(styleOf(guide)).not.toContain('.theme-parts-Door-tagline')
  expect(styleOf(home)).toContain('.theme-parts-Door-tagline')
  expect(styleOf(home)).not.toContain('.theme-parts-Verdict-verdict')
})

test('each file that the brand brings is there under the name that pages say', () => {
  for (const html of pages) {
    const faces = /data-face="([^"]*)"/
      .exec(html)![1]!
      .split(',')
      .map((face) => face.split(' ')[0]!)
    const pictures = [...html.matchAll(/<(?:img|link rel="icon")[^>]*(?:src|href)="([^"]+)"/g)].map(
      ([, href]) => href!,
    )
    const named = [...styleOf(html).matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, href]) => href!)

    expect(faces).toHaveLength(3)
    expect(pictures.filter((href) => href.startsWith('/assets/brand/logo-'))).toHaveLength(2)
    expect([...faces, ...pictures, ...named].filter((href) => !existsSync(path.join(folder, href)))).toEqual(
      [],
    )
  }
})

test('the license of a face that a package brings is published with it', () => {
  const licences = readFileSync(path.join(folder, 'licences.txt'), 'utf8')

  for (const name of ['@fontsource-variable/sora', '@fontsource/ibm-plex-mono']) {
    expect(licences.match(new RegExp(`^${name} `, 'gm'))).toHaveLength(1)
  }
  expect(licences).not.toContain('geist')
})

test('each slot is in the place that its name says, and replaces what was there', () => {
  for (const html of pages) {
    expect(html.match(/<footer/g)).toHaveLength(1)
    expect(html).toContain('No boat was delayed by these pages.')
    expect(/<header[\s\S]*?<\/header>/.exec(html)![0]).toContain('Join Skerry')
    expect(/<head>[\s\S]*?<\/head>/.exec(html)![0]).toContain(
      '<meta name="application-name" content="Skerry"/>',
    )
  }
  expect(pages.filter((html) => html.includes('The timetable knows no such place'))).toHaveLength(1)
  expect(pages.filter((html) => html.includes('data-island="Verdict"'))).toHaveLength(7)
})

test('an element of its own is in a page, and what it says itself in the page’s twin', () => {
  const read = (file: string) => readFileSync(path.join(folder, 'start', file), 'utf8')

  expect(read('index.html')).toContain('data-island="Fare"')
  expect(read('index.html')).toContain('€18.40')
  expect(read('index.md')).toContain('| a car | €34.50 |')
  expect(read('index.md')).not.toContain('€18.40')
})

test('a file that an extension makes of the pages is published with them', () => {
  expect(JSON.parse(readFileSync(path.join(folder, 'help-menu.json'), 'utf8'))).toContainEqual({
    title: 'Tides',
    description: 'Why the same boat leaves at another time tomorrow.',
    address: 'https://developers.skerry.example/crossings/tides',
  })
})
