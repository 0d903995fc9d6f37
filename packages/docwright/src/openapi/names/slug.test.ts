import { expect, test } from 'vitest'
import { createNameSlug, createSlug } from './slug.ts'

test.each([
  ['PaymentRequest', 'payment-request'],
  ['post /v1/risk-evaluations', 'post-v-1-risk-evaluations'],
  ['3DS2Result', '3-ds-2-result'],
  ['api_key', 'api-key'],
  ['HTTPServer', 'http-server'],
  ['Crème brûlée', 'creme-brulee'],
  ['don’t', 'dont'],
  ['/{id}/', 'id'],
  ['…', ''],
])('%s in an address is %s', (name, expected) => {
  expect(createSlug(name)).toBe(expected)
})

test.each([
  ['VRPs', 'vrps'],
  ['getAccountIDs', 'get-account-ids'],
  ['DomesticVRPsList', 'domestic-vrps-list'],
  ['HTTPServer', 'http-server'],
  ['Orders', 'orders'],
])('%s, a name that people read, in an address is %s', (name, expected) => {
  expect(createNameSlug(name)).toBe(expected)
})
