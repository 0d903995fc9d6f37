import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const guide = readFileSync('content/guides/fraud-prevention/risk-evaluation/iso-8583.mdx', 'utf8')
const { schemas } = parse(readFileSync('content/openapi.yaml', 'utf8')).components

test.for([
  ['Authorization', 'response_code', ['00', '000', 'Y1', 'Y3']],
  ['Terminal', 'entry_mode_code', ['05', '071', '510101513344']],
  ['Verification', 'cvv_code', ['M', 'Y']],
  ['Verification', 'avs_code', ['Y', '0']],
] as const)('%s takes the %s of each scheme as it is', ([schema, field, codes]) => {
  const pattern = new RegExp(schemas[schema].properties[field].pattern)

  expect(codes.filter((code) => !pattern.test(code))).toEqual([])
})

test('each response code that the guide maps is valid in its field', () => {
  const pattern = new RegExp(schemas.Authorization.properties.response_code.pattern)
  const [, table = ''] = /### Response code \(DE39\)\n\n([\s\S]*?)\n\n/.exec(guide)!
  const codes = table
    .split('\n')
    .slice(2)
    .flatMap((row) => row.split('|').slice(1, 3))
    .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!))

  expect(codes.length).toBeGreaterThan(15)
  expect(codes.filter((code) => !pattern.test(code))).toEqual([])
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([])
})

test('a soft decline has the same codes in the table, in the example and in the rule that excludes them', () => {
  const cookbook = readFileSync('content/guides/fraud-prevention/rules/cookbook.mdx', 'utf8')
  const { description } = parse(readFileSync('content/openapi.yaml', 'utf8')).components.examples[
    'authorization_soft_declined.request'
  ]
  const [row = ''] = /^\|.*a soft decline, which asks.*$/m.exec(guide)!
  const [intro = ''] = /^.*leaves out soft declines.*$/m.exec(cookbook)!
  const [, codes = ''] = /"authorization\.response_code", "operator": "not_in", "value": (\[.*?\])/.exec(
    cookbook,
  )!
  const quoted = (text: string) => [...text.matchAll(/`([0-9A-Z]{2,3})`/g)].map(([, code]) => code)

  expect(JSON.parse(codes)).toEqual(['1A', '65', '130'])
  for (const text of [row, intro, description]) expect(quoted(text), text).toEqual(JSON.parse(codes))
})

test('the guide’s example of an ID that a letter protects would be rejected without the letter', () => {
  const requests = readFileSync('content/guides/get-started/developers/api-request.mdx', 'utf8')
  const [, digits = ''] = /safely send `c(\d+)` as/.exec(requests)!
  const values = [...digits].toReversed().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 2))

  expect(digits).toMatch(/^[2-6]\d{12,18}$/)
  expect(values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10).toBe(0)
})
