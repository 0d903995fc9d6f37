import { expect, test } from 'vitest'
import { readApi } from '../api.ts'

/** Returns the problems of a description with this method in `additionalOperations`. */
async function reportOn(method: string, around = (item: object): object => ({ paths: { '/teas': item } })) {
  const operation = { responses: { 204: { description: 'Copied' } } }
  const document = {
    openapi: '3.2.0',
    info: { title: 'A method', version: '1.0.0' },
    ...around({ additionalOperations: { [method]: operation } }),
  }
  const { problems } = await readApi(JSON.stringify(document, null, 1), 'method.json')
  return problems.map(({ place: { line }, message, kind }) => [line, message, kind])
}

test.each([
  'COPY; echo HELLO',
  'A B',
  'É',
  'C\nD',
  'x"y',
  '$(id)',
  '\\101',
])("a method that isn't a token of HTTP is reported at its line, whatever the config lets pass: %j", async (method) => {
  const shown = method.replaceAll('\n', ' ')
  expect(await reportOn(method)).toEqual([[10, `\`${shown}\` isn't an HTTP method.`, undefined]])
})

test('one of a webhook, of a callback and of a path item for several is reported, too', async () => {
  const responses = { 204: { description: 'Done' } }
  const callback = (item: object) => ({
    paths: { '/teas': { get: { responses, callbacks: { done: { '{$url}': item } } } } },
  })
  const message = "`A B` isn't an HTTP method."

  expect(await reportOn('A B', (item) => ({ webhooks: { tea: item } }))).toEqual([[10, message, undefined]])
  expect(await reportOn('A B', callback)).toEqual([[expect.any(Number), message, undefined]])
  expect(await reportOn('A B', (item) => ({ components: { pathItems: { tea: item } } }))).toEqual([
    [expect.any(Number), message, undefined],
  ])
})

test.each(['COPY', 'M-SEARCH', "o'clock", '`x`'])('the method %s is right', async (method) => {
  expect(await reportOn(method)).toEqual([])
})
