import { parsePointer } from '../../openapi/document/pointer.ts'
import type { Call, KeptValue } from '../../scenarios/call.ts'
import type { Expected } from '../../scenarios/scenario-form.ts'

/** Returns the lines of JavaScript that Postman runs after a response: a test for each expectation, and then the kept variables. */
export function writeTestScript(
  { status, expect, keep }: Call,
  variables: ReadonlySet<string>,
): readonly string[] {
  const statusTest = `pm.test('status is ${status}', () => pm.response.to.have.status(${status}))`
  const assignments = keep.map(([name, value]) => {
    // A variable of the environment would hide one of the collection.
    const scope = variables.has(name) ? 'environment' : 'collectionVariables'
    return `  pm.${scope}.set(${quote(name)}, ${getValue(value)})`
  })
  const isExpected = status === undefined ? 'pm.response.code < 300' : `pm.response.code === ${status}`
  return [
    ...(status === undefined ? [] : [statusTest]),
    ...expect.map(([place, value]) => writeTest(place, value)),
    ...(assignments.length > 0 ? [`if (${isExpected}) {`, ...assignments, '}'] : []),
  ]
}

function writeTest(place: string, expected: Expected): string {
  const value = place.startsWith('/')
    ? getValue({ in: 'response', pointer: place })
    : `pm.response.headers.get(${quote(place)})`
  const exists = typeof expected === 'object' && expected !== null
  const name = exists ? `${place} exists` : `${place} is ${JSON.stringify(expected)}`
  const assertion = exists ? 'exist' : `equal(${typeof expected === 'string' ? quote(expected) : expected})`
  return `pm.test(${quote(name)}, () => pm.expect(${value}).to.${assertion})`
}

/** Returns the expression for a value, such as `pm.response.json()?.amount?.value`. */
function getValue({ in: place, pointer }: KeptValue): string {
  const members = parsePointer(pointer).map((key) =>
    /^[a-z_$][\w$]*$/i.test(key) ? `?.${key}` : `?.[${/^\d+$/.test(key) ? key : quote(key)}]`,
  )
  const body = place === 'request' ? 'JSON.parse(pm.request.body.raw)' : 'pm.response.json()'
  return body + members.join('')
}

/** Returns a string literal of JavaScript in single quotes. */
function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
