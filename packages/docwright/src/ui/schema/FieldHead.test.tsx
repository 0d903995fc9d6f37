import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldMark } from '../../model/reference/field.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { blank } from '../../openapi/schema/facts/schema.ts'
import { FieldHead } from './FieldHead.tsx'
import type { SchemaLinks } from './schema-links.ts'

const links: SchemaLinks = {
  getPageHref: (slug) => slug,
  getFirstField: () => undefined,
  getUses: () => undefined,
  findExample: () => undefined,
}

const head = (name: string, marks: readonly FieldMark[] = []) =>
  renderToStaticMarkup(<FieldHead id="a" name={name} schema={blank} marks={marks} links={links} />)

test.each([
  ['amount', 'amount'],
  ['statement_descriptor_suffix', 'statement_|descriptor_suffix'],
  ['activeDeadlineSeconds', 'activeDeadline|Seconds'],
  ['preferredDuringSchedulingIgnoredDuringExecution', 'preferredDuring|SchedulingIgnored|DuringExecution'],
  ['Idempotency-Replayed-Key', 'Idempotency-Replayed-Key'],
  ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrstuvwxyz'],
])('the name %s breaks as %s', (name, lines) => {
  expect(head(name)).toContain(`<code translate="no">${lines.replaceAll('|', '<wbr/>')}</code>`)
})

test.each([
  'required',
  'deprecated',
  'read-only',
  'write-only',
] as const)('the mark %s has no undefined class', (mark) => {
  expect(head('amount', [mark])).toContain(`> ${mark}</span>`)
  expect(head('amount', [mark])).not.toContain('undefined')
})

test.each([
  ['any of ReadBookFromTheShelfOfTheReader or Book', 'any of ReadBookFromThe<wbr/>ShelfOfTheReader or Book'],
  ['array of ReadBook or ReadPage or ReadLine', 'array of ReadBook or ReadPage or ReadLine'],
])('the type %s breaks between the words of a name that fits no line', (type, drawn) => {
  const html = renderToStaticMarkup(
    <FieldHead id="a" name="a" schema={{ ...blank, type }} marks={[]} links={links} />,
  )

  expect(html).toContain(`>${drawn}</span>`)
})

const money = {
  ...blank,
  kind: 'object',
  type: 'Money',
  properties: ['value', 'currency'].map((name) => ({
    id: name,
    name,
    required: name === 'value',
    conditions: [],
    schema: blank,
  })),
  patternProperties: [],
  conditions: [],
  isClosed: false,
} as unknown as Schema

test('a type breaks before the dot of its count and after its comma, never between a number and its noun', () => {
  const html = renderToStaticMarkup(<FieldHead id="a" name="a" schema={money} marks={[]} links={links} />)

  expect(html).toContain('>Money ·\u00a02\u00a0fields, 1\u00a0required</span>')
})

test.each([
  ['request.from', 'request.to', '<a href="#request.to"><code translate="no">to</code></a>'],
  [
    'response.200.to',
    'request.parties.to',
    '<a href="#request.parties.to"><code translate="no">to</code></a> in the request',
  ],
  ['response.200.child', 'response.200', '<a href="#response.200">Address</a>'],
  ['schema.child', 'schema', '<a href="#schema">Address</a>'],
  [
    'callback.done.post.response.200.to',
    'callback.done.post.request-xml',
    '<a href="#callback.done.post.request-xml">Address</a>',
  ],
])('%s, whose fields are listed at %s, names that place', (id, to, link) => {
  const schema: Schema = { ...blank, kind: 'repeat', id, name: 'Address', type: 'object', to }
  const html = renderToStaticMarkup(<FieldHead id={id} name="a" schema={schema} marks={[]} links={links} />)

  expect(html).toContain(`the same as ${link}</span>`)
})
