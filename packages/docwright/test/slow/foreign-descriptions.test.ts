import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readApi } from '../../src/openapi/api.ts'
import { foreignDescriptions } from '../foreign-descriptions.ts'

const files = foreignDescriptions()
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

describe.skipIf(files.length === 0)('the OpenAPI files of other people', () => {
  test.for(
    files,
  )('%s is read as it is: no problem, every operation, fewer than 2,000 fields each, no two with one ID', async (file) => {
    const text = readFileSync(file, 'utf8')
    const { api, problems } = await readApi(text, path.basename(file))
    const pages = [...api!.operations, ...api!.webhooks, ...api!.schemaPages]
    const ids = pages.map(({ fields }) => fields.map(({ id }) => id))

    expect(problems.filter(({ kind }) => kind !== 'examples' && kind !== 'links')).toEqual([])
    expect(api!.operations.length).toBe(getOperations(text))
    expect(ids.filter((each) => each.length >= 2000)).toEqual([])
    expect(ids.filter((each) => new Set(each).size < each.length)).toEqual([])
  })
})

/** Counts the operations of a description. */
function getOperations(text: string): number {
  const { paths = {} }: { paths?: Record<string, object> } = parse(text)
  return Object.values(paths).flatMap((item) => methods.filter((method) => Object.hasOwn(item, method)))
    .length
}
