import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { problemLine } from '../../../test/openapi/problem-line.ts'
import { openApi } from '../api.ts'
import { readSource } from '../document/source.ts'
import { applyOverlays } from './apply-overlays.ts'
import { readOverlay } from './overlay.ts'

const lamps = `openapi: 3.1.0
info: { title: Lamps, version: '1' }
tags:
  - { name: lamps }
  - { name: old }
  - { name: shades }
paths:
  /lamps:
    get:
      operationId: listLamps
      deprecated: true
      parameters:
        - { name: color, in: query, schema: { type: string } }
        - { name: limit, in: query, schema: { type: integer, maximum: 12345678901234567890 } }
      responses: { '200': { description: The lamps. } }
    post: { operationId: addLamp, responses: { '200': { description: It's new. } } }
  /shades:
    get: { operationId: listShades, responses: { '200': { description: The shades. } } }
`

/** Applies overlay actions to the description, and returns the result with its problems. */
function overlaid(actions: string, version = '1.1.0') {
  const text = `overlay: ${version}\ninfo: { title: Fixes, version: '1' }\nactions:\n${actions}`
  const read = readOverlay(text, 'fixes.yaml')
  const { source } = readSource(lamps, 'lamps.yaml')
  if ('problems' in read)
    return { value: undefined, problems: read.problems.map(problemLine), source: undefined }
  const result = applyOverlays(source!, [read.overlay])
  return { value: result.source.value, problems: result.problems.map(problemLine), source: result.source }
}

test('an update adds members to objects, replaces values, and adds to lists; what it adds keeps its place in the overlay', () => {
  const { value, problems, source } = overlaid(`
  - target: $.paths['/lamps'].get
    description: Words of our own.
    update:
      summary: List lamps
      deprecated: false
      parameters:
        - { name: page, in: query, schema: { type: integer } }
  - target: $.tags
    update: { name: new }
  - target: $.tags
    update: [{ name: newer }]
  - target: $.info.title
    update: Our lamps
`)
  const expected = parse(lamps)
  Object.assign(expected.paths['/lamps'].get, { summary: 'List lamps', deprecated: false })
  expected.paths['/lamps'].get.parameters.push({ name: 'page', in: 'query', schema: { type: 'integer' } })
  expected.tags.push({ name: 'new' }, { name: 'newer' })
  expected.info.title = 'Our lamps'

  expect(problems).toEqual([])
  expect(
    JSON.parse(JSON.stringify(value).replace('{"$exact":"12345678901234567890"}', '12345678901234567890')),
  ).toEqual(expected)
  const place = (...keys: string[]) => Object.values(source!.placeOf(keys)).join(':')
  expect(place('paths', '/lamps', 'get', 'summary')).toBe('fixes.yaml:8:7')
  expect(place('paths', '/lamps', 'get', 'parameters', '2', 'schema')).toBe('fixes.yaml:11:36')
  expect(place('tags', '4', 'name')).toBe('fixes.yaml:15:16')
  expect(place('paths', '/lamps', 'get', 'operationId')).toBe('lamps.yaml:10:7')
  expect(place('paths', '/lamps', 'get', 'parameters', '1', 'schema')).toBe('lamps.yaml:14:37')
  expect(place('paths', '/lamps', 'get', 'none')).toBe('lamps.yaml:9:5')
})

test('actions come one after the other; what is removed leaves the places of the rest right', () => {
  const { value, problems, source } = overlaid(`
  - target: $.tags[?@.name == 'old']
    remove: true
  - target: $.paths.*[?@.deprecated == true]
    remove: true
  - target: $.paths['/lamps']
    update: { get: { operationId: listAgain, responses: {} } }
`)

  expect(problems).toEqual([])
  expect(value).toMatchObject({ tags: [{ name: 'lamps' }, { name: 'shades' }] })
  expect(Object.keys(Object(value).paths['/lamps'])).toEqual(['post', 'get'])
  expect(source!.placeOf(['tags', '1', 'name'])).toEqual({ file: 'lamps.yaml', line: 6, column: 7 })
  expect(source!.placeOf(['paths', '/lamps', 'get', 'operationId'])).toMatchObject({
    file: 'fixes.yaml',
    line: 10,
  })
})

test('a copy merges one value of the description into others, and is placed where the value is written', () => {
  const { value, problems, source } = overlaid(`
  - target: $.paths['/shades'].get
    copy: $.paths['/lamps'].get
  - target: $.paths['/shades'].get.operationId
    update: listShadesAgain
`)

  expect(problems).toEqual([])
  expect(Object(value).paths['/shades'].get).toMatchObject({
    deprecated: true,
    operationId: 'listShadesAgain',
  })
  expect(source!.placeOf(['paths', '/shades', 'get', 'parameters', '0'])).toMatchObject({ line: 13 })
  expect(source!.placeOf(['paths', '/shades', 'get', 'operationId']).file).toBe('fixes.yaml')
})

test.for([
  [
    '{ target: "$.paths[\'/lamp\'].get", remove: true }',
    "4:5 `$.paths['/lamp'].get` matches nothing in lamps.yaml. | did you mean `/lamps`?",
  ],
  [
    '{ target: "$..[?@.nobody]", remove: true }',
    '4:5 `$..[?@.nobody]` matches nothing in lamps.yaml. | correct the path, or remove the action',
  ],
  [
    '{ target: "$.paths[/lamps]", remove: true }',
    "4:5 `$.paths[/lamps]` isn't a JSONPath expression (RFC 9535), from character 9 on. | start with `$`, and write names with signs such as `/` in brackets and quotes: `$.paths['/orders'].get`",
  ],
  [
    '{ target: paths, remove: true }',
    "4:5 `paths` isn't a JSONPath expression (RFC 9535), from character 1 on. | start with `$`, and write names with signs such as `/` in brackets and quotes: `$.paths['/orders'].get`",
  ],
  ['{ target: $, remove: true }', "4:16 An action can't remove the whole description. | target a part of it"],
  [
    '{ target: $.info, update: { title: { en: Lamps } } }',
    '4:31 This is an object, but its target in lamps.yaml is a single value. | remove the old value in an action before this one',
  ],
  [
    '{ target: $.info.title, update: [Lamps] }',
    '4:27 This is a list, but its target in lamps.yaml is a single value. | remove the old value in an action before this one',
  ],
  [
    '{ target: $.info, copy: $.tags.* }',
    '4:21 `$.tags.*` matches 3 values, and only one can be copied. | select one value',
  ],
  ['{ target: $.info, copy: $.inf }', '4:21 `$.inf` matches nothing in lamps.yaml. | did you mean `info`?'],
  [
    '{ target: $.info }',
    '4:3 This action changes nothing. | write one of `update`, `remove: true` and `copy`',
  ],
  [
    '{ target: $.info, update: {}, copy: $.info }',
    "4:3 An action can't do both. | write one of `update`, `remove: true` and `copy`",
  ],
  [
    '{ target: $.info, updte: {}, remove: true }',
    '4:21 `updte` has no meaning here. | did you mean `update`?',
  ],
  ['{ remove: true }', '4:3 `actions.0.target` is missing. | add it; it is a string'],
  ['{ target: $.info, remove: yes }', '4:21 `actions.0.remove` must be true or false.'],
] as const)('the action %s is reported at its place', ([action, expected]) => {
  expect(overlaid(`- ${action}`).problems).toEqual([`fixes.yaml:${expected}`])
})

test.for([
  [
    '- { target: $.info.title, update: Lights }',
    'fixes.yaml:4:5 In Overlay 1.0, an update changes objects and lists, and this target is a single value. | target the object that it is in, or write `overlay: 1.1.0`',
  ],
  [
    '- { target: $.info, copy: "$.tags[0]" }',
    'fixes.yaml:4:21 `copy` is new in Overlay 1.1. | write `overlay: 1.1.0`',
  ],
] as const)('version 1.0 reports %s', ([action, expected]) => {
  expect(overlaid(action, '1.0.0').problems).toEqual([expected])
  expect(overlaid(action, '1.1.0').problems).toEqual([])
})

test.for([
  ['[1]', "1:1 This isn't an OpenAPI Overlay. | start with `overlay: 1.1.0`"],
  [
    "openapi: 3.1.0\ninfo: { title: A, version: '1' }",
    "1:1 This isn't an OpenAPI Overlay. | start with `overlay: 1.1.0`",
  ],
  [
    'overlay: 2.0.0',
    "1:1 docwright doesn't support Overlay `2.0.0`. | write `overlay: 1.1.0`; 1.0 and 1.1 are supported",
  ],
  [
    'overlay: 1.0',
    "1:1 docwright doesn't support Overlay `1.0`. | write `overlay: 1.1.0`; 1.0 and 1.1 are supported",
  ],
  [
    'overlay: 1.1.0\nactions: [{ target: $, update: {} }]',
    '1:1 `info` is missing. | add it; it is an object',
  ],
  [
    "overlay: 1.1.0\ninfo: { title: A, version: '1' }\nactions: []",
    '3:1 `actions` is empty. | add at least one',
  ],
  [
    'overlay: 1.1.0\ninfo: { title: A, version: 1 }\naction: []\nactions: [{ target: $, update: {} }]',
    '2:19 `info.version` must be a string. | put it in quotes',
    '3:1 `action` has no meaning here. | did you mean `actions`?',
  ],
  [
    'overlay: 1.1.0\nactions: ]',
    '2:10 This is not YAML or JSON: Unexpected flow-seq-end token in YAML stream: "]". | close the bracket, or add the missing comma',
  ],
] as const)('the file %j is reported', ([text, ...expected]) => {
  const read = readOverlay(text, 'fixes.yaml')

  expect('problems' in read && read.problems.map(problemLine)).toEqual(
    expected.map((each) => `fixes.yaml:${each}`),
  )
})

test.for([
  ["$..[?match(@, '(a+)+b')]", "`$..[?match(@, '(a+)+b')]` takes too long. | use a more specific path"],
  [`$[?${'('.repeat(3000)}@.a${')'.repeat(3000)}]`, "isn't a JSONPath expression (RFC 9535)."],
])('the expression %s ends', ([expression, expected]) => {
  const { problems } = overlaid(`
- { target: $, update: { x-a: ${'a'.repeat(40)} } }
- { target: "${expression}", remove: true }`)

  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(expected)
})

test.for([
  ['a list', ['- { target: $, update: { a: [1] } }', '- { target: $.a, copy: $.a }']],
  ['an object', ['- { target: $, update: { a: {}, b: {} } }', "- { target: \"$['a', 'b']\", copy: $ }"]],
] as const)('actions that copy %s into itself again and again end', ([, [first, again]]) => {
  const { problems } = overlaid([first, ...Array(60).fill(again)].join('\n'))

  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain('values. | copy smaller values')
})

test('names that every object inherits are names, and signs in names are found', () => {
  const { value, problems } = overlaid(`
  - target: $
    update: { constructor: { "it's\\ta \\\\ name": { kept: true } }, __proto__: { kept: true } }
  - target: $.constructor.*
    update: { more: true }
  - target: $['__proto__']
    update: { more: true }
`)
  expect(problems).toEqual([])
  const own = (name: string) => Object.getOwnPropertyDescriptor(value, name)!.value
  expect(own('constructor')).toEqual({ "it's\ta \\ name": { kept: true, more: true } })
  expect(own('__proto__')).toEqual({ kept: true, more: true })
})

test('a description is read with its overlays, and its reports point to the file that has the mistake', async () => {
  const read = readOverlay(
    `overlay: 1.0.0\ninfo: { title: Fixes, version: '1' }\nactions:\n- target: $.paths['/lamps'].get.parameters[?@.name == 'color']\n  update:\n    schema: { default: 7 }\n- target: $.paths['/shades']\n  remove: true\n`,
    'fixes.yaml',
  )
  const overlays = 'overlay' in read ? [read.overlay] : []
  const { api, check } = openApi(lamps.replace('maximum: ', 'default: many, maximum: '), 'lamps.yaml', {
    overlays,
  })

  expect(api!.operations.map(({ id }) => id)).toEqual(['listLamps', 'addLamp'])
  expect(api!.asYaml).not.toContain('/shades')
  expect(api!.asYaml).toContain('12345678901234567890')
  expect((await check()).map(problemLine).filter((line) => line.includes('must be'))).toEqual([
    'fixes.yaml:6:15 Default: must be string. | correct the example or the schema',
    'lamps.yaml:14:62 Default: must be integer. | correct the example or the schema',
  ])
})
