import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { foreignDescriptions } from '../foreign-descriptions.ts'
import type { DescribedFile, Said } from '../reference-coverage/described.ts'
import { describedFile } from '../reference-coverage/described.ts'
import { brokenPlaces, closedRows, missingIn } from '../reference-coverage/missing.ts'
import { renderedReference } from '../reference-coverage/rendered-reference.ts'
import { siteOfDescription } from '../reference-coverage/site-of-description.ts'

const files = foreignDescriptions()
const folder = mkdtempSync(path.join(tmpdir(), 'reference-coverage-'))

afterAll(() => rmSync(folder, { recursive: true }))

describe.skipIf(files.length === 0)('the reference of other people’s files', () => {
  test.for(
    files,
  )('shows all that %s says, opens what has fields, each page within a second and 60 kB', async (source) => {
    const pages = await renderedReference(siteOfDescription(source, folder))
    const file = describedFile(source)
    const slow = pages
      .filter(({ milliseconds }) => milliseconds > 1000)
      .map(({ href, milliseconds }) => ({ href, milliseconds }))
    const heavy = pages
      .map(({ href, html }) => ({ href, bytes: brotliCompressSync(html).length }))
      .filter(({ bytes }) => bytes > 60_000)

    const [narrowed = [], missing = []] = apart(missingIn(pages, file), (line) => narrowedAway.test(line))

    console.log(
      [
        formatSummary(path.basename(source), pages),
        getFacts(file),
        `narrowed away by a sibling in \`allOf\`, so that no one can send or get them: ${narrowed.length}`,
        ...countMissing(missing),
      ].join('\n'),
    )
    expect({
      missing,
      broken: brokenPlaces(pages),
      closed: closedRows(pages),
      slow,
      heavy,
    }).toEqual({
      missing: [],
      broken: [],
      closed: [],
      slow: [],
      heavy: [],
    })
  })
})

/** Values that a sibling in `allOf` excludes. No one can send or receive them. */
const narrowedAway =
  /value “(REVERSED|CANCELED|RETURNED)” of paths\/\/v1\/.*holds.*\/allOf\/0\/properties\/status\/enum$/

function apart<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly Item[][] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

/** Counts the facts of a file by kind and in total. */
function getFacts({ introduction, tags, operations }: DescribedFile): string {
  const counts: Record<Said['what'] | 'all', number> = {
    ...{ text: 0, parts: 0, name: 0, value: 0, response: 0 },
    all: 0,
  }
  const count = (said: readonly Said[]) => {
    counts.all += said.length
    for (const { what } of said) counts[what]++
  }
  for (const said of [introduction, ...tags.values()]) count(said)
  for (const read of operations.values()) count(read())
  return `facts: ${JSON.stringify(counts)}`
}

/** Counts the missing facts by kind, with one example of each. */
function countMissing(lines: readonly string[]): readonly string[] {
  const kinds = Map.groupBy(
    lines,
    (line) => /: (\w+) “/.exec(line)?.[1] + line.replace(/.*?(\/[^/]*)$/s, ' …$1'),
  )
  return [...kinds].map(([kind, all]) => `missing: ${all.length} × ${kind}, such as ${all[0]}`)
}

function formatSummary(name: string, pages: Awaited<ReturnType<typeof renderedReference>>): string {
  const slowest = pages.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]!
  const largest = pages.toSorted((a, b) => b.bytes - a.bytes)[0]!
  return `${name}: ${pages.length} pages; slowest ${slowest.href} ${Math.round(slowest.milliseconds)} ms, largest ${largest.href} ${Math.round(largest.bytes / 1000)} kB`
}
