import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reportOn, siteOf, siteWith } from './small-sites.ts'

/** Names that every object has, as a file of a description may have them. */
const inherited = [
  ...['constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'toLocaleString'],
  ...['propertyIsEnumerable', '__proto__', '__defineGetter__', '__lookupSetter__', 'prototype', 'length'],
]

const operation = (reference: string, more = '') => `openapi: 3.1.0
info: { title: Teas, version: 1.0.0 }
servers: [{ url: https://api.example.com }]
${more}
paths:
  /teas:
    get:
      operationId: listTeas
      tags: [teas]
      summary: List teas
      responses:
        '200': { description: Fine, content: { application/json: { schema: { $ref: ${JSON.stringify(reference)} } } } }
tags: [{ name: teas }]
`

const guide = {
  'content/guides/start/index.mdx': '---\ntitle: Teas\ndescription: Teas.\n---\n\nText.\n',
  'content/postman/scenarios.yaml': 'variables: {}\n',
}

test.for(
  inherited,
)('a member called %s, next to a reference to another file and in that file, is one like any other', async (name) => {
  const more = `x-more: { ${name}: [1, { a: 1 }], b: { ${name}: { ${name}: 2 } } }`
  const site = siteOf({
    ...guide,
    'content/openapi.yaml': operation(`./parts.yaml#/${name}`, more),
    'content/parts.yaml': `${name}: { type: object, properties: { ${name}: { type: string } } }\n`,
  })

  expect(await reportOn(site)).not.toMatch(/parts|x-more|docwright|Error/)
})

test.for([
  ['\0.yaml', 'has a name that no file can have'],
  ['%00.yaml', 'has a name that no file can have'],
  [`${'a'.repeat(300)}.yaml`, 'has a name that no file can have'],
  ['loop.yaml', 'is a symbolic link that leads to itself'],
  ['loop.yaml/x.yaml', 'is a symbolic link that leads to itself'],
  ['lost.yaml', 'is a symbolic link that leads to no file'],
  ['./lost.yaml#/Tea', 'is a symbolic link that leads to no file'],
  ['openapi.yaml/x.yaml', 'There is no file at'],
  ['.', 'is a folder, not a file'],
  ['./guides', 'is a folder, not a file'],
  ['../up.yaml', 'is outside the content folder'],
  ['/etc/passwd', 'There is no file at'],
  ['./parts.yaml#/__proto__', 'There is nothing at'],
  ['./parts.yaml#/constructor', 'There is nothing at'],
  ['#/__proto__', ''],
  ['#/constructor', ''],
  ['#/components/schemas/toString', ''],
] as const)('the reference %j is a problem at its line', async ([reference, words]) => {
  const site = siteOf({
    ...guide,
    'content/openapi.yaml': operation(reference),
    'content/parts.yaml': 'Tea: { type: object }\n',
    'up.yaml': 'type: object\n',
  })
  symlinkSync('loop.yaml', path.join(site, 'content/loop.yaml'))
  symlinkSync('nowhere.yaml', path.join(site, 'content/lost.yaml'))
  const report = await reportOn(site)

  expect(report).toMatch(/^content\/openapi\.yaml:12:\d+ {2}/m)
  expect(report).toContain(words)
})

test.for([
  ['<script>', "A version can't have this name."],
  ['a b', "A version can't have this name."],
  ['..x', "A version can't have this name."],
  ['-x', "A version can't have this name."],
  ['1.0.0', 'The current version has the address of this version.'],
  ['start', 'The section “Start” has the address of this version.'],
  ['START', 'The section “Start” has the address of this version.'],
  ['api', 'The API reference has the address of this version.'],
] as const)('a folder of versions/ called %s is a problem', async ([name, words]) => {
  const site = siteOf({
    [`content/versions/${name}/guides/start/index.mdx`]: guide['content/guides/start/index.mdx'],
  })

  expect(await reportOn(site)).toContain(`content/versions/${name}:1:1  ${words}`)
})

test('a file in versions/ is a problem', async () => {
  expect(await reportOn(siteOf({ 'content/versions/notes.txt': '' }))).toContain(
    'content/versions/notes.txt:1:1  Only folders in versions/ are versions, and this is a file.',
  )
})

test('hidden files and folders are rejected unless the config names them, and so is a name that leads to none', async () => {
  const files = {
    'content/public/.env': 'KEY=1',
    'content/public/.git/config': '',
    'content/public/a/.htaccess': '',
    'content/public/.well-known/security.txt': '',
    'content/public/.well-known/.hidden': '',
    'content/public/.gitkeep': '',
  }
  const report = await reportOn(siteOf(files))
  const refused = report.match(/(?<=^content\/public\/)\S+(?=:1:1 )/gm)

  expect(refused).toEqual(['.env', '.git', '.well-known/.hidden', 'a/.htaccess'])
  expect(report).toContain("fix: remove it, or name it in the config: dotfiles: ['.env']")

  const named = "dotfiles: ['.env', '.git', 'a/.htaccess', '.well-known/.hidden', '.none']"
  expect(await reportOn(siteWith(named, files))).toBe(
    'docwright.config.ts:5:68  There is no hidden file `.none` in public/.\n  fix: remove it, or correct the path\n\n1 problem; nothing was written.\n',
  )
})

test.for([
  'licences.txt',
  'data.json.br',
  'data.json.gz',
])('a public %s is never overwritten', async (name) => {
  const files = { 'content/public/data.json': '{}', [`content/public/${name}`]: 'x' }

  expect(await reportOn(siteOf(files))).toContain(
    `content/public/${name}:1:1  The build creates a file or folder with this name.`,
  )
})
