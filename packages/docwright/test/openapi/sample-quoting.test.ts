import { expect, test } from 'vitest'
import { writeRequest } from '../../src/openapi/code-sample/code-sample.ts'
import { drawnRequests, ends } from '../sample-quoting/drawn-requests.ts'
import { programs } from '../sample-quoting/programs.ts'
import { has, misread } from '../sample-quoting/run-program.ts'

/** All at once: the slow tests have each of them by itself. */
const together = drawnRequests({ all: Object.values(ends).join('a') })

test.each(
  programs,
)('a sample in $language gives its client the very values, whatever they end', (program) => {
  if (!has(program.needs)) return console.warn(`This machine has no ${program.needs}.`)

  expect(misread(together, program)).toEqual([])
})

test('no sample shows what ends a line elsewhere, or a control character', () => {
  const shown = together.flatMap(({ title, request }) =>
    [...writeRequest(request)].flatMap(([language, source]) =>
      /[^\P{C}\n\t\uFDD0\uFDD1]|[\u2028\u2029]/u.test(source) ? `${language}, ${title}` : [],
    ),
  )

  expect(shown).toEqual([])
})
