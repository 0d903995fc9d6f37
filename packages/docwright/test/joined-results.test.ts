import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { openSite } from '../src/site.ts'
import { firstFound, siteOf } from './small-sites.ts'

const description = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
paths:
  /lamps:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Lamp' } } } }
      responses: { '204': { description: Kept. } }
  /offers:
    post:
      requestBody: { content: { application/json: { schema: { properties: { lamp: { $ref: '#/components/schemas/Lamp' } } } } } }
      responses: { '204': { description: Made. } }
components:
  schemas:
    Lamp: { type: object, properties: { wattage: { type: integer, description: What it draws. } } }
`

test('a field that two calls have at two depths is one result, which leads a reader of one of the calls to its own', async () => {
  const folder = siteOf({ 'content/openapi.yaml': description })
  const { loaded } = await readConfig(path.join(folder, 'docwright.config.ts'))
  const { site } = await openSite(loaded!)
  const found = (here?: string) => firstFound(site, 'wattage', here)

  expect(await found()).toBe('/docs/api/post-lamps#request.wattage')
  expect(await found('/docs/api/post-offers')).toBe('/docs/api/post-offers#request.lamp.wattage')
})
