import { expect, test } from 'vitest'
import { readSource } from '../document/source.ts'
import { lint } from './lint.ts'

const text = (reference: string) => `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a:
    get: { responses: { '200': { $ref: '${reference}' } } }
components: { responses: { Done: { description: Done. } } }
`

test('a file in which nothing is wrong is asked for no place, since that takes the memory of the whole file', async () => {
  const asked: string[] = []
  const found = async (reference: string) => {
    const { source } = readSource(text(reference), 'api.yaml')
    const placeOf = (path: readonly string[]) => {
      asked.push(path.join(' '))
      return source!.placeOf(path)
    }
    return lint({ ...source!, placeOf })
  }

  // The linter also minds that nothing says who may call.
  expect(await found('#/components/responses/Done')).toEqual([])
  expect(asked).toEqual([])
  expect(await found('#/components/responses/Dome')).toMatchObject([{ place: { line: 5, column: 25 } }])
  expect(asked).not.toEqual([])
})
