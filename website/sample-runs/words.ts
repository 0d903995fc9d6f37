import type { ApiView, SampledOperation } from 'docwright'
import type { SampleRuns } from './record.ts'
import { sampleHash } from './record.ts'

type Samples = ReturnType<SampledOperation['samples']>

/** Summarizes in which languages all current samples of an operation passed. */
export function noteOf(operation: SampledOperation, runs: SampleRuns): string | undefined {
  const ran = runWords(listLanguages(operation.samples(), runs))
  const fits = operation.fitsSchema() ? 'bodies valid' : undefined
  const words = [ran, fits].filter(Boolean).join(', ')
  return words ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : undefined
}

/** Returns an HTML table of how many samples of each API passed, with a row for each language. */
export function getTable(apis: readonly ApiView[], runs: SampleRuns): string {
  return apis
    .map((api) => {
      const bodies = api.operations().flatMap(({ fitsSchema }) => fitsSchema() ?? [])
      const isEachFitting = bodies.length > 0 && bodies.every(Boolean)
      const title = `${api.title} ${api.version}.${isEachFitting ? ' Each request body fits its schema.' : ''}`
      const head = ['Language', 'Run with', 'Mock server', 'Passed'].map((words) => `<th>${words}</th>`)
      const rows = listLanguages(api.samples(), runs).map(({ label, program, mock, accepted }) => {
        const cells = [program, mock, accepted].map((words) => `<td>${words}</td>`)
        return `<tr><th scope="row">${label}</th>${cells.join('')}</tr>`
      })
      return `<p>${title}</p><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
    })
    .join('')
}

/** Returns an invitation in HTML to run the samples of all APIs, with a link to the section that explains how they were tested. */
export function getInvitation(
  apis: readonly ApiView[],
  { runs, href }: { runs: SampleRuns; href: string },
): string {
  const ran = runWords(
    listLanguages(
      apis.flatMap((api) => api.samples()),
      runs,
    ),
  )
  const proof = ran === undefined ? '' : `, <a href="${href}">${ran}</a>`
  return `<p>Run any sample${proof}</p>`
}

/**
 * Counts the samples that passed. A sample that has changed since its run doesn't count. A dash means that no current sample was
 * run.
 */
function listLanguages(samples: Samples, runs: SampleRuns) {
  return [...Map.groupBy(samples, ({ label }) => label)].map(([label, own]) => {
    const ran = own.filter((sample) => runs[sample.language]?.accepted.includes(sampleHash(sample)))
    const { program = '–', mock = '–' } = runs[ran[0]?.language ?? ''] ?? {}
    const accepted = `${ran.length} of ${own.length}`
    return { label, program, mock, accepted, isEach: ran.length === own.length }
  })
}

function runWords(languages: ReturnType<typeof listLanguages>): string | undefined {
  const others = languages.filter(({ isEach }) => !isEach)
  const { length: all } = languages
  const run = all - others.length
  if (run === 0) return undefined
  if (all === 1) return `tested in ${languages[0]!.label}`
  if (run === all) return `tested in all ${all} languages`
  // If only one language is missing, name it.
  const missing = others.length === 1 ? `, all but ${others[0]!.label}` : ''
  return `tested in ${run} of ${all} languages${missing}`
}
