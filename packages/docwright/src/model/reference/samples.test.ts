import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import { getLanguage } from './media-type-groups.ts'
import { createOperationSamples, describeMadeUpExample, listExampleChoices } from './samples.ts'

function mediaType(name: string, ...titles: string[]): MediaType {
  const examples = titles.map((title) => ({
    name: title,
    summary: title,
    value: null,
    json: '',
    isGenerated: false,
  }))
  return { name, sentAs: name, examples, encodings: [] }
}

test('examples of one media type are told by their summaries', () => {
  const labels = listExampleChoices([mediaType('application/json', 'Card', 'Wallet')]).map(
    ({ label }) => label,
  )

  expect(labels).toEqual(['Card', 'Wallet'])
})

test('where there are several media types, the label says which', () => {
  const content = [mediaType('application/json', 'Card'), mediaType('text/csv', 'Card')]

  expect(listExampleChoices(content).map(({ label }) => label)).toEqual([
    'Card (application/json)',
    'Card (text/csv)',
  ])
})

test('an example without a telling name is called by what the body is, or by its media type', () => {
  const json = mediaType('application/json', 'response', 'Lost')
  const csv = mediaType('text/csv', 'example')
  const labels = (content: MediaType[], title?: string) =>
    listExampleChoices(content, { title }).map(({ label }) => label)

  expect(labels([json], '200 OK')).toEqual(['200 OK', 'Lost'])
  expect(labels([json])).toEqual(['application/json', 'Lost'])
  expect(labels([json, csv], '200 OK')).toEqual(['application/json', 'Lost (application/json)', 'text/csv'])
})

test('no two labels are alike', () => {
  const labels = listExampleChoices([mediaType('application/json', 'Card', 'Card')]).map(({ label }) => label)

  expect(labels).toEqual(['Card', 'Card 2'])
})

test('a media type is highlighted as what it holds', () => {
  const languages = ['application/problem+json', 'text/xml', 'application/yaml', 'text/csv'].map(getLanguage)

  expect(languages).toEqual(['json', 'xml', 'yaml', 'text'])
})

test.each([
  ['', 'Made from the schema; all fields are optional.'],
  [
    'x-codeSamples: [{ lang: Shell, source: mine }]',
    'Made from the schema, but for cURL; all fields are optional.',
  ],
  [
    'x-codeSamples: [{ lang: Python, source: mine }, { lang: Shell, source: a }, { lang: Shell, source: b }]',
    'Made from the schema, but for cURL and Python; all fields are optional.',
  ],
])('a request that is made up says so, but for the languages that the file writes: %s', async (own, words) => {
  const api = await smallApi({
    paths: `  /a:
    post:
      ${own}
      requestBody: { content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } }
      responses: { '200': { description: Fine. } }`,
  })

  const [request] = createOperationSamples(api.operations[0]!, api)!.requests
  expect(describeMadeUpExample(request!)).toBe(words)
})
