import { expect, test } from 'vitest'
import { drawnRequests, ends } from '../sample-quoting/drawn-requests.ts'
import { programs } from '../sample-quoting/programs.ts'
import { has, misread } from '../sample-quoting/run-program.ts'

test.each(
  programs,
)('each end at each place of a sample in $language is the value that was meant', (program) => {
  if (!has(program.needs)) return console.warn(`This machine has no ${program.needs}.`)

  expect(misread(drawnRequests(ends), program)).toEqual([])
})
