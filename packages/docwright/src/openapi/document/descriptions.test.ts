import { expect, test } from 'vitest'
import { readApi } from '../api.ts'

const text = (length: number) => `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a:
    get:
      description: ${'word '.repeat(length / 5).trim()}
      responses: { '200': { description: Done. } }
`

test('a description of ten megabytes is reported at its place, and only its beginning is read', async () => {
  const started = process.cpuUsage().user
  const { api, problems } = await readApi(text(10_000_000), 'api.yaml')

  expect(api!.operations[0]!.description).toHaveLength(200_000)
  expect(problems).toEqual([
    {
      place: { file: 'api.yaml', line: 6, column: 7 },
      message: 'This text has 9999999 characters. The limit is 200000.',
      hint: 'move it to guides and link to them',
      kind: 'structure',
    },
  ])
  expect(process.cpuUsage().user - started).toBeLessThan(5_000_000)
})

test('a description of two hundred thousand characters is read', async () => {
  const { api, problems } = await readApi(text(200_000), 'api.yaml')

  expect(problems).toEqual([])
  expect(api!.operations[0]!.description).toHaveLength(199_999)
})

test.each([
  [
    'a default response',
    'paths: { /a: { get: { responses: { default: { description: "[Gone](/gone)" } } } } }',
  ],
  [
    'a property named like a keyword',
    'paths: {}\ncomponents: { schemas: { A: { properties: { default: { description: "[Gone](/gone)" } } } } }',
  ],
  [
    'a header of a default response',
    'paths: { /a: { get: { responses: { default: { description: No, headers: { A: { description: "[Gone](/gone)" } } } } } } }',
  ],
])('links in the description of %s are listed', async (_, parts) => {
  const { api } = await readApi(`openapi: 3.1.0\ninfo: { title: Test, version: '1' }\n${parts}\n`, 'api.yaml')

  expect(api!.links.map(({ target }) => target)).toEqual(['/gone'])
})
