import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The site's term for each concept, and the synonyms to avoid. */
const oneWord: Readonly<Record<string, RegExp>> = {
  account: /\btenants?\b/gi,
  'Tallyguard’s fallback decision, or your fallback rules':
    /\bour fallback\b|\byour (?:own )?\[?fallback(?! rules)|\byour own (?:decision )?table/gi,
  portal: /\b(?:back[- ]office|management portal|admin console|console\.(?:sandbox\.)?tallyguard)\b/gi,
  'history loader': /\bbatch loader\b/gi,
  outgoing: /\begress\b/gi,
  'a polite one': /\bnone of (?:the|your) \w+'s business\b|\bwake (?:somebody|someone) up\b/gi,
  '– (a dash)': /^description: .* - /gm,
}

test('the content uses one term for each concept, and no rude or overused phrases', () => {
  const files = [...globSync('content/**/*.{mdx,yaml,svg,mjs}'), 'docwright.config.ts']

  expect(files.length).toBeGreaterThan(20)
  expect(
    files.flatMap((file) => found(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`)),
  ).toEqual([])
})

test.each([
  ['Unique in your tenant.', 'tenant, not account'],
  ['Use your own table.', 'your own table, not Tallyguard’s fallback decision, or your fallback rules'],
  ['We return our fallback.', 'our fallback, not Tallyguard’s fallback decision, or your fallback rules'],
  ['Use your fallback.', 'your fallback, not Tallyguard’s fallback decision, or your fallback rules'],
  ['In the back office', 'back office, not portal'],
  ['Your batch loader', 'batch loader, not history loader'],
  ['description: Rules - and lists', 'description: Rules - , not – (a dash)'],
])('%s is found', (text, message) => {
  expect(found(text)).toEqual([message])
})

function found(text: string): string[] {
  return Object.entries(oneWord).flatMap(([right, wrong]) =>
    [...text.matchAll(wrong)].map(([words]) => `${words}, not ${right}`),
  )
}
