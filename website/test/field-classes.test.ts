import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FieldClass } from '../components/FieldClass.tsx'
import { getClass } from '../components/fields/field-classes.ts'
import { listTransactionFields } from '../components/fields/transaction-fields.ts'
import { docs } from './docs.ts'

const fields = listTransactionFields()
const guide = readFileSync('content/guides/get-started/data-protection.mdx', 'utf8')

test('each field of a payment in the reference has a class, except the fields of the card in a wallet', () => {
  const { anchors: sent } = docs.pages.find(({ href }) => href === '/docs/api/post-assets-transactions')!
  const leaves = sent
    .filter((path) => path.startsWith('request.') && !sent.some((other) => other.startsWith(`${path}.`)))
    .map((path) => path.replace(/\.(?:\*|option-\d)$/, ''))
    .filter((path) => !path.startsWith('request.payment_method.wallet.card.'))
    .map((path) =>
      path.replace(/^request\./, '').replace(/^(payment_method)\.(?:card|bank_transfer|wallet)\./, '$1.'),
    )
  const names = new Set(fields.map(({ name }) => name))

  expect(leaves.length).toBeGreaterThan(110)
  expect(leaves.filter((leaf) => !names.has(leaf))).toEqual([])
  expect(fields.filter((field) => !getClass(field))).toEqual([])
})

test('exactly the write-only fields are hashed, secret or ignored', () => {
  const never = fields.filter((field) => ['hashed', 'secret', 'ignored'].includes(getClass(field)))

  expect(never.map((field) => `${getClass(field)} ${field.name}`)).toEqual([
    'ignored payment_method.number_hash',
    'hashed payment_method.holder_name',
    'hashed customer.email',
    'hashed customer.phone',
    'hashed customer.name',
    'secret three_ds.cavv',
    'hashed order.recipient_email',
  ])
  expect(never.every(({ schema }) => schema.writeOnly)).toBe(true)
})

test('the guide shows the fields of each class', () => {
  const shown = [...guide.matchAll(/<FieldClass name="(\w+)" \/>/g)].map(([, name]) => name!)

  expect(shown.toSorted()).toEqual([...new Set(fields.map(getClass))].toSorted())
})

test('the fields of a class are grouped by object, and each is linked once', () => {
  const html = renderToStaticMarkup(createElement(FieldClass, { name: 'personal' })).replaceAll('<wbr/>', '')
  const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)]
  const names = rows.flatMap(([, object = '', inside = '']) =>
    listTexts(inside).map((name) => [...listTexts(object), name].join('.')),
  )
  const personal = fields.filter((field) => getClass(field) === 'personal')

  expect(names.toSorted()).toEqual(personal.map(({ name }) => name).toSorted())
  expect(rows.map(([, object = '']) => object.replaceAll(/<[^>]*>/g, ''))).toEqual([
    'payment_method',
    'customer',
    'customer.billing_address',
    'device',
    'device.location',
    'device.ip_insight',
    'order.shipping_address',
    'the payment itself',
  ])
  for (const { href } of personal) expect(html.split(`href="${href}"`)).toHaveLength(2)
})

function listTexts(html: string): string[] {
  return [...html.matchAll(/<code translate="no">(.*?)<\/code>/g)].map(([, text]) => text!)
}

test('an unclassified field is reported with the file to edit', () => {
  const loyalty = { name: 'loyalty.points', schema: {}, href: '', isMany: false }

  expect(() => getClass(loyalty)).toThrow(
    'No class for loyalty.points. Add a line for it to components/fields/field-classes.ts.',
  )
})
