import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'yaml'

/** Operations under one tag. */
const tagSize = 20

/** The size of a generated site: the number of guides after the first one, and of operations. */
interface Size {
  readonly guides?: number
  readonly operations: number
}

/** Writes a whole site of a size into a folder, and returns its config's path. */
export function generateSite(folder: string, { guides = 0, operations }: Size): string {
  writeIn(folder, 'docwright.config.ts', `export default ${JSON.stringify(config, null, 2)}\n`)
  writeIn(folder, 'content/guides/start/index.mdx', guide)
  for (let index = 1; index <= guides; index++) {
    const file = `part-${Math.ceil(index / tagSize)}/guide-${index}.mdx`
    writeIn(folder, `content/guides/start/${file}`, getGuide(index))
  }
  writeIn(
    folder,
    'content/openapi.yaml',
    stringify(createDescription(operations), { aliasDuplicateObjects: false }),
  )
  return path.join(folder, 'docwright.config.ts')
}

const config = {
  title: 'Generated',
  tagline: 'As many operations as you like',
  url: 'https://generated.example',
  content: './content',
  version: '1.0.0',
  sections: [{ id: 'start', label: 'Start' }],
  apiLabel: 'API',
  links: [],
  footer: [],
  colorMode: { disableSwitch: false, default: 'light' },
  hideOnScroll: false,
}

const guide = `---
title: Start
description: Where everyone starts.
---

Send <Operation id="createThing1" />.

## A heading

\`\`\`json
{ "name": "Ada", "amount": 12 }
\`\`\`
`

/** A guide as people write them: sections with prose, a list, a table, and code in two languages. */
function getGuide(index: number): string {
  const section = (part: number) => `## Part ${part} of guide ${index}

A thing has an owner, who may hand it on; what came of it in step ${part} is told in the answer. Send
<Operation id="createThing1" /> once, keep its id, and ask again when nothing has come for a minute.

- Look at **state** first: it is \`new\` until somebody opens thing ${index}.
- A thing that was closed stays closed, whatever is [sent later](/docs/start/).
- Amounts are in the smallest unit.

| field | says | since |
| --- | --- | --- |
| \`name\` | what it is called in part ${part} | 1.${part} |
| \`amount\` | how much of it there is | 1.0 |
| \`owner\` | whose it is | 1.0 |

\`\`\`ts title="part-${part}.ts"
const answer = await fetch('https://generated.example/things-${index}/${part}', { method: 'POST' })
if (!answer.ok) throw new Error(\`Thing ${index} was refused: \${answer.status}\`)
\`\`\`

\`\`\`json
{ "name": "Thing ${index}", "amount": ${part}, "state": "open", "owner": { "name": "Ada" } }
\`\`\`
`
  const matter = `---\ntitle: Guide ${index}\ndescription: All about thing ${index}.\n---\n`
  return [matter, ...[1, 2, 3, 4, 5].map(section)].join('\n')
}

function createDescription(operations: number) {
  const indexes = Array.from({ length: operations }, (_, index) => index + 1)
  const tags = new Set(indexes.map(getTag))
  return {
    openapi: '3.1.0',
    info: { title: 'Generated', version: '1.0.0', description: 'An API that a program wrote.' },
    servers: [{ url: 'https://generated.example' }],
    tags: [...tags].map((name) => ({ name, description: `All about ${name}.` })),
    paths: Object.fromEntries(indexes.map((index) => [`/things-${index}/{id}`, createPathItem(index)])),
    components: {
      schemas: {
        Problem: problem,
        ...Object.fromEntries(indexes.map((index) => [`Thing${index}`, createThing(index)])),
      },
    },
  }
}

function getTag(index: number): string {
  return `group-${Math.ceil(index / tagSize)}`
}

function createPathItem(index: number) {
  const content = (name: string) => ({
    'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
  })
  const sent = {
    ...content(`Thing${index}`)['application/json'],
    examples: { usual: { value: createExample(index) } },
  }
  return {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 40 } }],
    post: {
      operationId: `createThing${index}`,
      summary: `Create thing ${index}`,
      description: `Creates thing ${index}, and says what became of it. A second sentence adds some words.`,
      tags: [getTag(index)],
      parameters: [{ name: 'dry_run', in: 'query', schema: { type: 'boolean', default: false } }],
      requestBody: { required: true, content: { 'application/json': sent } },
      responses: {
        '200': { description: 'It is there.', content: content(`Thing${index}`) },
        '400': { description: 'Something is wrong.', content: content('Problem') },
      },
    },
  }
}

function createThing(index: number) {
  const text = { type: 'string', maxLength: 80, description: 'A text of some length, in UTF-8.' }
  const person = {
    type: 'object',
    required: ['name'],
    properties: { name: text, email: { ...text, format: 'email' }, age: { type: 'integer', minimum: 0 } },
  }
  const line = { type: 'object', properties: { article: text, count: { type: 'integer', minimum: 1 } } }
  return {
    type: 'object',
    required: ['name', 'amount'],
    properties: {
      name: text,
      amount: { type: 'integer', minimum: 0, description: 'In the smallest unit.' },
      state: { type: 'string', enum: ['new', 'open', 'closed'] },
      owner: person,
      lines: { type: 'array', maxItems: 50, items: line },
      note: text,
      // Several schemas refer to one, as real descriptions do.
      related: { $ref: `#/components/schemas/Thing${Math.ceil(index / 5)}` },
    },
  }
}

function createExample(index: number) {
  return { name: `Thing ${index}`, amount: 12, state: 'open', owner: { name: 'Ada' }, lines: [] }
}

const problem = {
  type: 'object',
  properties: { code: { type: 'string' }, message: { type: 'string' } },
}

function writeIn(folder: string, name: string, text: string): void {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
