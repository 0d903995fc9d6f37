import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { readSite } from '../src/site.ts'
import { folderWith, parcels, withoutConfig } from './api-folders.ts'
import { run } from './commands.ts'

test("an API file alone can be a site: title and version come from it, its mistakes are warnings, and files next to it aren't content", async () => {
  const folder = folderWith({
    'parcels.yml': parcels,
    'other.yaml': parcels,
    'openapi.yaml': parcels,
    'guides/start/a.mdx': '<Broken',
    'components/Broken.tsx': 'export const x = (',
    'public/index.html': '',
  })
  const { loaded } = await readConfig(path.join(folder, 'parcels.yml'))
  const { site, problems, warnings } = await readSite(loaded!)

  expect(loaded!.config).toMatchObject({
    title: 'Parcels',
    tagline: 'Sends parcels.',
    version: '2024-01-beta',
    url: 'http://localhost:3000',
  })
  expect(problems).toEqual([])
  expect(warnings.map(({ kind }) => kind)).toEqual(['examples'])
  expect([...site.pages.keys()].sort()).toEqual([
    '/',
    '/404',
    '/docs/api/api-reference',
    '/docs/api/depots',
    '/docs/api/get-depots-id',
    '/docs/api/get-parcels',
    '/docs/api/parcels',
    '/docs/api/post-parcels',
  ])
})

test('an API file that is a whole site is read with the files below its folder that it refers to, and no others', async () => {
  const folder = folderWith({
    'lamps/openapi.yaml': `openapi: 3.1.0
info: { title: Lamps, version: '1' }
servers: [{ url: https://api.lamps.example }]
paths:
  /lamps: { $ref: paths/lamps.yml }
  /keys: { $ref: ../keys.yml }
`,
    'lamps/paths/lamps.yml': 'get: { summary: List lamps, responses: {} }\n',
    'keys.yml': 'get: { summary: List keys, responses: {} }\n',
  })
  const { loaded } = await readConfig(path.join(folder, 'lamps/openapi.yaml'))
  const { site, problems, warnings } = await readSite(loaded!)

  expect(problems).toEqual([])
  expect(
    warnings.filter(({ kind }) => kind === 'references').map(({ message, hint }) => [message, hint]),
  ).toEqual([
    [
      "The file `keys.yml` is outside the folder of the API file, so it isn't read.",
      'put the file into the folder of the API file',
    ],
  ])
  expect([...site.pages.keys()].filter((href) => href.startsWith('/docs/api/get-'))).toEqual([
    '/docs/api/get-lamps',
  ])
})

test.for([
  ['JSON', '{"openapi": "3.1.0", "info": {"title": "Lamps", "version": "1.0"}, "paths": {}}', 'Lamps', '1.0'],
  [
    'keys in quotes',
    '"openapi": 3.1.0\n"info":\n  title: Lamps\n  version: 1.0\npaths: {}\n',
    'Lamps',
    '1.0',
  ],
  [
    'a comment and a list between',
    'servers:\n- url: /\ninfo:\n\n# of\n  title: Lamps\npaths: {}\n',
    'Lamps',
    'latest',
  ],
  ['no title', 'openapi: 3.1.0\ninfo: Lamps\npaths: {}\n', 'API', 'latest'],
  ['no YAML at all', 'info: [', 'API', 'latest'],
])('title and version of an API are found in a file with %s', async ([, text, title, version]) => {
  const file = path.join(folderWith({ 'lamps.yaml': text! }), 'lamps.yaml')

  expect((await readConfig(file)).loaded!.config).toMatchObject({ title, version })
})

test('without an operand, the only API file here is the site; if there are two, none, or another file, a sentence says what to do', async () => {
  const one = await run('check', { site: folderWith({ 'swagger.yml': parcels }), environment: withoutConfig })
  const two = await run('check', {
    site: folderWith({ 'swagger.yml': parcels, 'openapi.json': '{}' }),
    environment: withoutConfig,
  })
  const none = await run('build', { site: folderWith({}), environment: withoutConfig })
  const other = await run('check', {
    site: folderWith({}),
    options: ['notes.txt'],
    environment: withoutConfig,
  })
  const config = await run('check', {
    site: folderWith({}),
    options: ['docwright.config.ts'],
    environment: withoutConfig,
  })
  const both = await run('check', {
    site: folderWith({}),
    options: ['a.yaml', '--config', 'b.ts'],
    environment: withoutConfig,
  })
  const gone = await run('check', { site: folderWith({}), options: ['a.yaml'], environment: withoutConfig })
  const url = await run('check', {
    site: folderWith({}),
    options: ['a.yaml', '--url', 'docs'],
    environment: withoutConfig,
  })

  expect([one, two, none, other, config, both, url, gone].map(({ code }) => code)).toEqual([
    0, 2, 2, 2, 2, 2, 2, 1,
  ])
  expect(one.output).toBe('8 pages, 1 warning.\n')
  expect(
    [two, none, other, config, both, url, gone].map(({ report }) => report).join(''),
  ).toMatchInlineSnapshot(`
    "Found more than one API file: openapi.json, swagger.yml. Name one: docwright check openapi.json
    Found no docwright.config.ts or OpenAPI file in this folder. Name an API file or its URL: docwright build FILE
    notes.txt isn't an API file. Its name must end in .yaml, .yml or .json.
    docwright.config.ts isn't an API file. To use a config, write --config docwright.config.ts
    The config already names the API. Leave out a.yaml or --config.
    --url docs: Invalid URL. Name the address of the whole site: --url https://docs.example.com
    a.yaml:1:1  There is no file here.

    1 problem; nothing was written.
    "
  `)
})

test('the built site lives where --url says, and its home page has the purpose, the first call, the keys, the groups and the files', async () => {
  const folder = folderWith({ 'openapi.yaml': parcels })
  const { code, output, report } = await run('build', {
    site: folder,
    options: ['--url', 'https://docs.parcels.example/api'],
    environment: withoutConfig,
  })
  const read = (name: string) => readFileSync(path.join(folder, 'dist', name), 'utf8')

  expect([code, report]).toEqual([0, expect.not.stringContaining('--url')])
  expect(output).toMatch(/^8 pages in dist after /)
  expect(read('sitemap.xml')).toContain('<loc>https://docs.parcels.example/api/docs/api/parcels</loc>')
  expect(read('index.html')).toContain('href="/api/docs/api/get-parcels"')
  expect(existsSync(path.join(folder, 'openapi.yaml'))).toBe(true)
  const otherLanguages = /(?<=\*\*(?!cURL)[^*\n]+\*\*)\n\n```[\s\S]*?\n```/g
  expect(read('index.md').replaceAll(otherLanguages, ' …')).toMatchInlineSnapshot(`
    "> All pages and files: [llms.txt](https://docs.parcels.example/api/llms.txt)

    # Parcels

    Address: <https://docs.parcels.example/api/>

    Sends parcels.

    Sends parcels anywhere, and [tells](https://parcels.example/tracking) where they are.

    It knows every street.

    [API reference](https://docs.parcels.example/api/docs/api/api-reference.md) [Make the first call](https://docs.parcels.example/api/docs/api/get-parcels.md)

    - [3 operations](https://docs.parcels.example/api/docs/api/api-reference.md) one OpenAPI file
    - 8 languages for every request

    [\`GET /parcels\`](https://docs.parcels.example/api/docs/api/get-parcels.md)

    **cURL**

    \`\`\`bash
    # curl 7.76 or later
    curl 'https://api.parcels.example/parcels' \\
      --fail-with-body --max-time 10
    \`\`\`

    **JavaScript** …

    **Python** …

    **Java** …

    **C#** …

    **Go** …

    **PHP** …

    **Ruby** …

    200 OK

    \`\`\`json
    [
      "a1"
    ]
    \`\`\`

    ## Authentication

    - [parcel_key](https://docs.parcels.example/api/docs/api/api-reference.md#authentication.parcel_key): API key in the header \`X-Parcel-Key\`

    ## Servers

    - \`https://api.parcels.example\`

    ## Downloads

    - [OpenAPI description, YAML](https://docs.parcels.example/api/openapi.yaml) \`/openapi.yaml\`
    - [OpenAPI description, JSON](https://docs.parcels.example/api/openapi.json) \`/openapi.json\`
    - [Postman collection](https://docs.parcels.example/api/postman/collection.json) \`/postman/collection.json\`
    - [For language models](https://docs.parcels.example/api/llms.txt) \`/llms.txt\`

    ## Operations

    - [Depots](https://docs.parcels.example/api/docs/api/depots.md)
      - [Read a depot](https://docs.parcels.example/api/docs/api/get-depots-id.md): \`GET /depots/{id}\`
    - [Parcels](https://docs.parcels.example/api/docs/api/parcels.md) What is sent. And when.
      - [List parcels](https://docs.parcels.example/api/docs/api/get-parcels.md): \`GET /parcels\`
      - [Send a parcel](https://docs.parcels.example/api/docs/api/post-parcels.md): \`POST /parcels\`
    "
  `)
})

test.for([
  ["'#5b21b6'", '#5b21b6'],
  ["'#fde047'", undefined],
  ['red', undefined],
])('the color %s behind the logo of an API file is the accent unless it is too faint to be read', async ([
  color,
  accent,
]) => {
  const text = `openapi: 3.1.0\ninfo:\n  title: Lamps\n  version: 1.0.0\n  x-logo: { backgroundColor: ${color} }\npaths: {}\n`
  const { loaded } = await readConfig(path.join(folderWith({ 'lamps.yaml': text }), 'lamps.yaml'))
  const { site, problems } = await readSite(loaded!)

  expect(problems).toEqual([])
  expect(site.brand.tokens.get('--accent')?.includes(accent ?? '#') ?? false).toBe(accent !== undefined)
})
