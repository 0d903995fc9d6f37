import { expect, test } from 'vitest'
import { listNamesInBlock } from './code-names.ts'

test.for([
  ['{ "group_by": "day", "x-api": true }', ['group_by', 'x-api']],
  ['Idempotency-Key: 1', ['Idempotency-Key']],
  ['address_line1: x', ['address_line1']],
  ['oauth2_token, line_2, x-b3-trace-id', ['oauth2_token', 'line_2', 'x-b3-trace-id']],
  ['{ überweisungs_art, größe_cm }', ['überweisungs_art', 'größe_cm']],
  ['npx prism-cli@5 mock', ['prism-cli', 'prism-cli@5']],
  ['docker compose -f docker-compose.yml', ['docker-compose', 'docker-compose.yml']],
  ['node start.mjs --max-time 5', ['max-time', 'start.mjs']],
  ['pay_8f3a9c, req_104729, 7-eleven, ratio, a - b, _private_field', []],
  ['f47ac10b-58cc-4372-8567-0e02b2c3d479', []],
] as const)('in %s, the names are %j', ([block, names]) => {
  expect(
    listNamesInBlock(block)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names.toSorted())
})
