import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  fixedAttributes,
  lateAttributes,
  stateAttributes,
  writtenAttributes,
} from '../src/data-attributes.ts'

const named = [fixedAttributes, lateAttributes, stateAttributes, writtenAttributes].flatMap(Object.keys)

/** Attributes that only components of a site set. */
const ofSites = ['chosen', 'lit', 'picked']

/** Texts that look like attributes but aren't: options of curl, and a class of GitHub's Markdown. */
const notOurs = ['binary', 'raw', 'urlencode', 'footnote-backref', 'markdown']

const files = globSync('src/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*', 'src/data-attributes.ts'] })
const used = new Set(files.flatMap((file) => listAttributes(readFileSync(file, 'utf8'))))

test('every data attribute that the source names has one line in the list', () => {
  expect([...used].filter((name) => !named.includes(name) && !notOurs.includes(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('every data attribute in the list is used', () => {
  expect(named.filter((name) => !used.has(name) && !ofSites.includes(name))).toEqual([])
})

function listAttributes(text: string): readonly string[] {
  const written = text.matchAll(/\bdata-(?!attributes\.ts)([a-z][a-z-]*[a-z])|\bdataset\.([a-z]\w*)/gi)
  return [...written].map(([, name = '', property = '']) => {
    return name || property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  })
}
