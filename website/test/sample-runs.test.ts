import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApiView, SampledOperation } from 'docwright'
import { expect, onTestFinished, test } from 'vitest'
import { readRuns, sampleHash, writeRun } from '../sample-runs/record.ts'
import { getInvitation, getTable, noteOf } from '../sample-runs/words.ts'
import { docs } from './docs.ts'

const all = ['bash', 'js', 'python', 'java', 'csharp', 'go', 'php', 'ruby']

/** The samples of an operation with two examples, in each language. */
function operation({ languages = all, second = 'Atlas', fits }: Partial<Shown> = {}): SampledOperation {
  const samples = languages.flatMap((language) =>
    ['Novel', second].map((example) => ({
      operation: 'order',
      language,
      label: language.toUpperCase(),
      example,
      source: `${language} ${example}`,
    })),
  )
  return { id: 'order', fitsSchema: () => fits, samples: () => samples }
}

interface Shown {
  readonly languages: readonly string[]
  readonly second: string
  readonly fits: boolean | undefined
}

/** Returns the record of a run of all samples of these languages. */
function ran(languages: readonly string[]) {
  const samples = operation().samples()
  return Object.fromEntries(
    languages.map((language) => {
      const accepted = samples.filter((each) => each.language === language).map(sampleHash)
      return [language, { program: `${language} 7`, mock: 'Mock 1', accepted }]
    }),
  )
}

test('an operation’s note names the languages in which all of its samples passed', () => {
  expect(noteOf(operation({ fits: true }), ran(all))).toBe('Tested in all 8 languages, bodies valid')
  expect(noteOf(operation(), ran(all.toSpliced(4, 1)))).toBe('Tested in 7 of 8 languages, all but CSHARP')
  expect(noteOf(operation({ fits: false }), ran(['bash', 'go']))).toBe('Tested in 2 of 8 languages')
  expect(noteOf(operation({ languages: ['go'] }), ran(all))).toBe('Tested in GO')
  expect(noteOf(operation(), {})).toBeUndefined()
})

test('an invitation to run the samples says in which languages they passed, and links to the explanation', () => {
  const api = { samples: operation().samples } as unknown as ApiView
  const invitation = (languages: readonly string[]) =>
    getInvitation([api, api], { runs: ran(languages), href: '/docs/tools#runs' })

  expect(invitation(all)).toBe(
    '<p>Run any sample, <a href="/docs/tools#runs">tested in all 8 languages</a></p>',
  )
  expect(invitation(['bash'])).toContain('>tested in 1 of 8 languages</a>')
  expect(invitation([])).toBe('<p>Run any sample</p>')
})

test('a sample that has changed since its run no longer counts, in each language in which it changed', () => {
  const changed = operation({ second: 'Map', fits: true })
  const api = {
    title: 'Books',
    version: '1',
    operations: () => [changed],
    samples: changed.samples,
  } satisfies Partial<ApiView>
  const html = getTable([api as unknown as ApiView], ran(all))

  expect(noteOf(changed, ran(all))).toBe('Bodies valid')
  expect(html).toContain('<p>Books 1. Each request body fits its schema.</p>')
  expect(html).toContain('<th scope="row">BASH</th><td>bash 7</td><td>Mock 1</td><td>1 of 2</td>')
  expect(getTable([api as unknown as ApiView], {})).toContain(
    '<th scope="row">GO</th><td>–</td><td>–</td><td>0 of 2</td>',
  )
})

test('the record doesn’t change if the same samples are run again, even by another program', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sample-runs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = pathToFileURL(path.join(folder, 'record.json'))
  writeFileSync(file, '{}')
  const run = { mock: 'Mock 1', samples: [{ source: 'b' }, { source: 'a' }] }
  writeRun({ language: 'go', program: 'Go 1', ...run }, file)
  writeRun({ language: 'bash', program: 'curl 8', ...run }, file)
  const before = readFileSync(file, 'utf8')
  writeRun({ language: 'go', program: 'Go 2', ...run, samples: run.samples.toReversed() }, file)

  expect(readFileSync(file, 'utf8')).toBe(before)
  expect(Object.keys(readRuns(file))).toEqual(['bash', 'go'])

  const again = { source: 'c' }
  writeRun({ language: 'go', program: 'Go 2', mock: 'Mock 1', samples: [again] }, file)
  expect(readRuns(file).go).toMatchObject({ program: 'Go 2', accepted: [sampleHash(again)] })
})

test('an operation’s note links to the section that explains the runs', () => {
  const guide = docs.pages.find(({ href }) => href === '/docs/tools/overview')!
  const words = docs.pages
    .filter(({ kind }) => kind === 'operation')
    .map(({ markdown }) =>
      /\[(Tested in .*)\]\(\S*\/docs\/tools\/overview\.md#(.*)\)/.exec(markdown())?.slice(1),
    )

  expect(words.length).toBeGreaterThan(3)
  for (const [said, id] of words.map((each) => each ?? [])) {
    expect(said).toMatch(/^Tested in (all )?\d( of \d)? languages/)
    expect(guide.anchors).toContain(id)
  }
  expect(guide.markdown()).toMatch(/\| cURL \| curl [^|]*\|/)
})
