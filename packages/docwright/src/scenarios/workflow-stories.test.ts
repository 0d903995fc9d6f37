import { expect, test } from 'vitest'
import { readApi } from '../openapi/api.ts'
import { convertWorkflows } from './workflow-stories.ts'

const { api } = await readApi(
  `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    post:
      operationId: createPet
      requestBody:
        content:
          application/json:
            schema: { type: object }
            examples:
              cat: { value: { name: Tom, owner: { id: 1 }, toys: [ball] } }
              dog: { value: { name: Rex, owner: { id: 1 }, toys: [] } }
      responses: { '201': { description: Created. } }
    get:
      operationId: listPets
      responses: { '200': { description: Listed. } }
`,
  'pets.yaml',
)

function readStories(steps: string) {
  const source = `arazzo: 1.0.1
info: { title: Pets, version: 1.0.0 }
sourceDescriptions: [{ name: pets, url: ./openapi.yaml, type: openapi }]
workflows:
  - workflowId: adopt
    summary: A pet finds a home
    steps:
${steps}
`
  const { stories, problems } = convertWorkflows(source, { file: 'pets.arazzo.yaml', api: api! })
  return {
    stories,
    problems: problems.map(({ place, message, hint }) => `${place.line}:${place.column} ${message} ${hint}`),
  }
}

test('a workflow is a story of its calls, each with the example that has the values of its payload', () => {
  const { stories, problems } = readStories(`
      - { stepId: list, operationId: listPets, description: Look at all pets }
      - stepId: create
        operationId: $sourceDescriptions.pets.createPet
        requestBody: { payload: { name: Rex, owner: { id: $steps.list.outputs.owner } } }
        outputs: { pet: $response.body#/id, limit: $response.header.Pet-Limit }
`)

  expect(problems).toEqual([])
  expect(stories).toEqual([
    {
      name: 'A pet finds a home',
      calls: [
        { name: 'Look at all pets', operation: 'listPets', example: undefined, answer: undefined, same: [] },
        { name: 'create', operation: 'createPet', example: 'dog', answer: undefined, same: [['pet', '/id']] },
      ],
    },
  ])
})

test.for([
  [
    '- { stepId: create, operationId: creatPet }',
    '9:40 The API has no operation `creatPet`. did you mean `createPet`?',
  ],
  [
    '- { stepId: sub, workflowId: other }',
    "9:9 The step `sub` has no `operationId`, so it can't be shown. add `operationId`",
  ],
  [
    '- { stepId: create, operationId: createPet, requestBody: { payload: { name: Kim } } }',
    "9:64 The payload of the step `create` isn't one of the request examples of `createPet`, so the step is shown without it. use the values of one of its examples",
  ],
  [
    '- { operationId: createPet }',
    '1:1 `workflows.0.steps.0.stepId`: Invalid input: expected string, received undefined. undefined',
  ],
] as const)('%s is reported with its place', ([step, problem]) => {
  expect(readStories(`\n      ${step}`).problems).toEqual([problem])
})
