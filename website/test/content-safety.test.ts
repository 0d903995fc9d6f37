import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('content/**/*.{mdx,yaml,svg}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

/** The only card number and the only key in the content: the fingerprint's test vector, and a key that says that it isn't real. */
const printedCard = '4111111111111111'
const printedKey = 'rsk_sandbox_EXAMPLEonlyNotARealKey0000000000000000'

const secrets = [
  /\b[a-z]{2,4}_(?:live|test|sandbox)_[A-Za-z0-9]{16,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\b(?:gh[pousr]_|github_pat_|xox[abp]-)[A-Za-z0-9_-]{16,}/g,
  /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
]

/** Other fraud prevention companies, which the content must not name. */
const companies =
  /\b(?:Adyen|Braintree|Checkout\.com|Cybersource|Feedzai|Featurespace|Forter|Fraudio|Klarna|Konduto|Kount|Lithic|Marqeta|MaxMind|Mollie|Quavo|Ravelin|Riskified|SEON|Sift|Signifyd|Stripe|Trustfull|Worldpay)\b/g

test('the content contains no card number except the test vector, with spaces', () => {
  expect(findNames(listCardNumbers)).toEqual([])
})

test('the content contains nothing that looks like a secret except the example key', () => {
  expect(findNames(listSecrets)).toEqual([])
})

test('the content doesn’t name other fraud prevention companies', () => {
  expect(findNames(listCompanies)).toEqual([])
})

test('the checks find a card number, a secret and a company', () => {
  expect(listCardNumbers(`number 5555555555554444, ${printedCard}, 4111 1111 1111 1111`)).toEqual([
    '5555555555554444',
    printedCard,
  ])
  expect(listCardNumbers('5555-5555-5555-4444 and 1234567812345678')).toEqual(['5555-5555-5555-4444'])
  expect(listSecrets(`${printedKey} rsk_live_0123456789abcdefABCDEF`)).toEqual([
    'rsk_live_0123456789abcdefABCDEF',
  ])
  expect(listCompanies('as Stripe does')).toEqual(['Stripe'])
})

function findNames(search: (text: string) => string[]): string[] {
  expect(files.length).toBeGreaterThan(20)
  return files.flatMap(({ file, text }) => search(text).map((what) => `${file} ${what}`))
}

function listCardNumbers(text: string): string[] {
  const numbers = [...text.matchAll(/(?<![\w.])\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?!\w)/g)].map(
    ([number]) => number,
  )
  return numbers.filter((number) => passesLuhn(number.replace(/\D/g, '')) && !isTestVector(number))
}

function isTestVector(number: string): boolean {
  return number.includes(' ') && number.replaceAll(' ', '') === printedCard
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function listSecrets(text: string): string[] {
  return secrets.flatMap((shape) => text.match(shape) ?? []).filter((secret) => secret !== printedKey)
}

function listCompanies(text: string): string[] {
  return text.match(companies) ?? []
}
