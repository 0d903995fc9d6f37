import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { foreignDescriptions } from '../foreign-descriptions.ts'
import type { DescribedFile } from '../reference-coverage/described.ts'
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

    console.log(`${summary(path.basename(source), pages)}; ${factsIn(file)} facts`)
    expect({
      missing: missingIn(pages, file).filter((line) => !narrowedAway.test(line)),
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

/** Values that a sibling in `allOf` takes away again: nobody can send or get them. */
const narrowedAway =
  /value “(REVERSED|CANCELED|RETURNED)” of paths\/\/v1\/.*holds.*\/allOf\/0\/properties\/status\/enum$/

function factsIn({ introduction, tags, operations }: DescribedFile): number {
  const said = [() => introduction, ...tags.values().map((each) => () => each), ...operations.values()]
  return said.reduce((sum, read) => sum + read().length, 0)
}

function summary(name: string, pages: Awaited<ReturnType<typeof renderedReference>>): string {
  const slowest = pages.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]!
  const largest = pages.toSorted((a, b) => b.bytes - a.bytes)[0]!
  return `${name}: ${pages.length} pages; slowest ${slowest.href} ${Math.round(slowest.milliseconds)} ms, largest ${largest.href} ${Math.round(largest.bytes / 1000)} kB`
}
