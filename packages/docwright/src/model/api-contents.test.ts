import { expect, test } from 'vitest'
import { smallApi } from '../../test/openapi/small-api.ts'
import { listOperationContents } from './api-contents.ts'

const json = 'content: { application/json: { schema: { type: object, properties: { a: {}, b: {} } } } }'

test('the contents of an operation count its parameters, the fields of its bodies and its errors, which are together', async () => {
  const api = await smallApi({
    paths: [
      '  /x:',
      '    post:',
      '      description: "Text.\\n\\n# Limits\\n\\nFew."',
      '      parameters: [{ name: a, in: query, schema: {} }, { name: b, in: header, schema: {} }]',
      `      requestBody: { ${json} }`,
      '      responses:',
      `        '201': { description: Made., ${json}, links: { undo: { operationId: undo } } }`,
      "        '204': { description: Nothing. }",
      "        '400': { description: Wrong. }",
      "        '503': { description: Late. }",
      "    delete: { operationId: undo, responses: { '204': { description: Gone. } } }",
    ].join('\n'),
  })

  expect(
    listOperationContents(api.operations[0]!, undefined).map(({ id, text, count }) => [id, text, count]),
  ).toEqual([
    ['limits', 'Limits', undefined],
    ['parameters', 'Parameters', 2],
    ['request', 'Request body', 2],
    ['responses', 'Responses', undefined],
    ['response.201', '201 Created', 2],
    ['response.204', '204 No Content', undefined],
    ['errors', 'Errors', 2],
    ['next-calls', 'Next calls', 1],
  ])
})
