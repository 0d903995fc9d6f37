import { expect, test } from 'vitest'
import { readApi } from '../openapi/api.ts'
import { readScenarios } from './scenarios.ts'

const { api } = await readApi(
  `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://api.pets.example }]
security: []
paths:
  /pets:
    post:
      operationId: createPet
      summary: Create a pet
      requestBody:
        content:
          application/json:
            schema: { type: object }
            examples: { cat: { value: { name: Tom } } }
      responses:
        '201': { description: Created. }
        '400': { description: Refused. }
`,
  'pets.yaml',
)

function mistakesIn(source: string): string[] {
  const { problems } = readScenarios(source, { file: 'scenarios.yaml', api: api! })
  return problems.map(({ place: { line }, message, hint }) => `${line}: ${message}${hint ? ` ${hint}` : ''}`)
}

test("an operation or example that the API doesn't have is named with its line and a guess", () => {
  const source = `operations: { createPat: {}, createPet: { example: dog } }
folders:
  - name: Happy path
    requests:
      - { name: One, operation: createPat }
      - { name: Two, operation: createPet, example: cats }
      - { name: Three, operation: createPet, example: cat }
`

  expect(mistakesIn(source)).toEqual([
    '1: The API has no operation `createPat`. did you mean `createPet`?',
    '1: The API has no request example of createPet `dog`.',
    '5: The API has no operation `createPat`. did you mean `createPet`?',
    '6: The API has no request example of createPet `cats`. did you mean `cat`?',
  ])
})

test("a setting that doesn't exist is named", () => {
  expect(mistakesIn('folder: []')).toEqual(['1: There is no setting `folder`.'])
})

test("what isn't YAML is a mistake, not a crash", () => {
  expect(mistakesIn('folders: [')).toHaveLength(1)
})
