import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { artefacts } from '../src/artefacts/artefacts.ts'
import { checkedSamples, sampleProof } from '../src/model/sample-proof.ts'
import { sampleHash } from '../src/sample-runs/sample-hash.ts'
import { writeSampleRuns } from '../src/testing/write-sample-runs.ts'
import { readSiteOf, siteOf } from './small-sites.ts'

const guide = (element: string) => `---
title: Samples
description: Which samples were run.
---

## How we run them [#runs]

${element}
`

/** The small site with the record that a run of its samples leaves, and with a guide. */
async function siteWith({ element, isRun }: { element: string; isRun: boolean }) {
  const plain = await readSiteOf(siteOf({}))
  const [api] = plain.versions[0]!.apis
  const record = path.join(folder(), 'sample-runs.json')
  const samples = Object.values(api!.samples)
    .flat()
    .filter(({ language }) => language === 'bash')
  await writeSampleRuns(record, { language: 'bash', program: 'curl 8', mock: 'Mock 1', samples })
  return readSiteOf(
    siteOf({
      'content/guides/start/samples.mdx': guide(element),
      ...(isRun && { 'content/sample-runs.json': readFileSync(record, 'utf8') }),
    }),
  )
}

function proofIn({ versions: [version] }: Awaited<ReturnType<typeof siteWith>>) {
  const [api] = version!.apis
  return sampleProof(api!.operationById.get('lendBook')!, { api: api!, version: version! })
}

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'sample-runs-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

test('the word of an operation leads to the heading under which a guide tells of the runs', async () => {
  const site = await siteWith({ element: '<SampleRuns />', isRun: true })
  const { words, href } = proofIn(site)!
  const [page, id] = href.split('#')

  expect(words).toBe('Tested in 1 of 8 languages, bodies valid')
  expect(site.pages.get(page!)?.anchors).toContain(id)
  expect(checkedSamples(site.versions[0]!)[0]?.languages[0]).toMatchObject({
    label: 'cURL',
    program: 'curl 8',
    accepted: '1 of 1',
  })
})

test('the Markdown of an operation and of the guide say the same', async () => {
  const site = await siteWith({ element: '<SampleRuns />', isRun: true })
  const twin = async (name: string) =>
    String(await [...artefacts(site)].find(({ file }) => file === name)!.content())

  expect(await twin('docs/api/post-books.md')).toContain(
    '[Tested in 1 of 8 languages, bodies valid](https://lending.example/docs/start/samples#runs)',
  )
  expect(await twin('docs/start/samples.md')).toContain('| cURL | curl 8 | Mock 1 | 1 of 1 |')
})

test('without a record, or a guide that tells of it, nothing is said', async () => {
  expect(proofIn(await siteWith({ element: '', isRun: true }))).toBeUndefined()
  expect(proofIn(await siteWith({ element: '', isRun: false }))).toBeUndefined()
})

test('the record stays as it is when the same samples are run again, by whatever program', async () => {
  const file = path.join(folder(), 'sample-runs.json')
  const run = { mock: 'Mock 1', samples: [{ source: 'b' }, { source: 'a' }] }
  await writeSampleRuns(file, { language: 'go', program: 'Go 1', ...run })
  await writeSampleRuns(file, { language: 'bash', program: 'curl 8', ...run })
  const before = readFileSync(file, 'utf8')
  await writeSampleRuns(file, { language: 'go', program: 'Go 2', ...run, samples: run.samples.toReversed() })

  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(Object.keys(JSON.parse(before))).toEqual(['bash', 'go'])

  await writeSampleRuns(file, { language: 'go', program: 'Go 2', mock: 'Mock 1', samples: [{ source: 'c' }] })
  expect(JSON.parse(readFileSync(file, 'utf8')).go).toMatchObject({
    program: 'Go 2',
    accepted: [sampleHash('c')],
  })
})
