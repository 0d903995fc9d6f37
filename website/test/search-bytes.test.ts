import { expect, test } from 'vitest'
import { docs } from './docs.ts'
import { developmentSet, tunedSet } from './search-sets.ts'

/** The part of the 130 kB before a first result that the dialog, React and the worker leave. */
const most = 46_000

test('no query, however long, loads more of the index than the budget allows', async () => {
  const rows = []
  for (const { query } of [...tunedSet(), ...developmentSet(docs)]) {
    const { bytes } = await docs.search(query)
    rows.push({ query, bytes })
  }
  const sorted = rows.toSorted((a, b) => b.bytes - a.bytes)
  const kilobytes = ({ bytes } = { bytes: 0 }) => (bytes / 1000).toFixed(1)
  console.log(
    `Search: ${kilobytes(sorted[sorted.length >> 1])} kB in the median, ${kilobytes(sorted[0])} at most.`,
  )

  expect(rows.length).toBeGreaterThan(500)
  expect(rows.filter(({ bytes }) => bytes > most)).toEqual([])
})
