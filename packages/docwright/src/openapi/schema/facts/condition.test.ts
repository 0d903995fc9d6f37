import { expect, test } from 'vitest'
import { outline } from '../../../../test/openapi/outline.ts'
import { bodyWith } from '../../../../test/openapi/small-api.ts'

test('if and then are told next to the property they touch', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties:
        channel: { type: string }
        device: { type: [string, 'null'] }
        terminal: { type: string }
      allOf:
        - if: { properties: { channel: { enum: [ecommerce, in_app] } }, required: [channel] }
          then: { required: [device], not: { properties: { device: { type: 'null' } } } }
          else: { properties: { device: { const: null } } }
        - if: { properties: { channel: { const: pos } }, required: [channel] }
          then: { required: [terminal] }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root
      channel string
      device string or null
          - required when \`channel\` is \`ecommerce\` or \`in_app\`
          - must not be null when \`channel\` is \`ecommerce\` or \`in_app\`
          - must be null unless \`channel\` is \`ecommerce\` or \`in_app\`
      terminal string
          - required when \`channel\` is \`pos\`"
  `)
})

test('required sets say how many of which', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties: { transaction: { type: object }, transaction_id: { type: string }, a: {}, b: {}, c: {} }
      oneOf:
        - { required: [transaction] }
        - { required: [transaction_id], not: { required: [transaction] } }
      anyOf:
        - { required: [a, b] }
        - { required: [c], description: C alone will do. }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root; [exactly one of \`transaction\` and \`transaction_id\`]; [at least one of \`a\` and \`b\` together, or \`c\`]; [\`c\`: C alone will do.]
      transaction (object) object
          - exactly one of \`transaction\` and \`transaction_id\`
      transaction_id string
          - exactly one of \`transaction\` and \`transaction_id\`
      a (any) any
          - at least one of \`a\` and \`b\` together, or \`c\`
      b (any) any
          - at least one of \`a\` and \`b\` together, or \`c\`
      c (any) any
          - at least one of \`a\` and \`b\` together, or \`c\`"
  `)
})

test('dependents and exclusions are told next to the properties', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties: { card: { type: string }, cvv: { type: string }, holder: { type: string }, iban: { type: string } }
      dependentRequired: { card: [cvv] }
      dependentSchemas:
        card:
          description: Cards need a name.
          properties:
            holder: { minLength: 3 }
            expiry: { type: string, description: Only for cards. }
      not: { required: [card, iban] }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root; [When \`card\` is present: Cards need a name.]
      card string
          - \`card\` and \`iban\` must not be together
      cvv string
          - required when \`card\` is present
      holder string
          - must have at least 3 characters when \`card\` is present
      iban string
          - \`card\` and \`iban\` must not be together
      expiry string; "Only for cards."
          - when \`card\` is present"
  `)
})

test('what a branch excludes is told next to it', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties: { kind: { type: string }, a: { type: string }, b: { type: string } }
      if: { properties: { kind: { const: x } } }
      then: { not: { required: [b] } }
      else: { not: { required: [a] } }`)

  expect(outline(body).split('\n').slice(2)).toEqual([
    '  a string',
    '      - not allowed unless `kind` is `x`',
    '  b string',
    '      - not allowed when `kind` is `x`',
  ])
})

test('not says what a value must not be', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties:
        currency: { type: string, not: { enum: [XXX, XTS] } }
        name: { type: string, not: { pattern: '^test', description: Tests have a place of their own. } }
        amount: { type: integer, not: { const: 0 } }
        other: { type: object, not: { properties: { kind: { const: void } }, required: [kind] }, properties: { kind: { type: string } } }`)

  expect(outline(body)).toMatchInlineSnapshot(`
    "(object) object = Root
      currency string; [must not be \`XXX\` or \`XTS\`]
      name string; [must not match \`^test\`]; [Excluded: Tests have a place of their own.]
      amount integer; [must not be \`0\`]
      other (object) object
        kind string
            - must not be \`void\`"
  `)
})

test.each([
  ['not', 'pattern', 'must match `2`'],
  ['contains', 'maxItems', 'at most 2 items'],
])('thousands of schemas, each in `%s` of the one before, are told a few levels deep', async (keyword, limit, told) => {
  const chain = Array.from({ length: 3000 }, (_, at) => {
    return `    S${at}: { ${limit}: ${limit === 'pattern' ? `"${at}"` : at}, ${keyword}: { $ref: '#/components/schemas/S${at + 1}' } }`
  })
  const body = await bodyWith(
    ["    Root: { $ref: '#/components/schemas/S0' }", ...chain, '    S3000: {}'].join('\n'),
  )

  expect(outline(body)).toContain(told)
  expect(outline(body)).not.toContain(told.replace('2', '20'))
})
