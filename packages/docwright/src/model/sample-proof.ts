import type { Api } from '../openapi/api.ts'
import type { CodeSample } from '../openapi/code-sample/code-sample.ts'
import type { MediaType } from '../openapi/objects/media-type.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import { sampleHash } from '../sample-runs/sample-hash.ts'
import type { SampleRuns } from '../sample-runs/sample-runs.ts'
import type { Version } from './page.ts'
import { languageOf } from './reference/media-type-groups.ts'

/** What was checked of an operation's requests, in a few words, and where a guide tells how. */
export interface SampleProof {
  readonly words: string
  readonly href: string
}

/** What was checked of the samples of an API. */
export interface CheckedSamples {
  /** "Books 1.0.0". */
  readonly api: string
  readonly bodies: string | undefined
  readonly languages: readonly CheckedLanguage[]
}

/** How the samples of a language fared when they were run. */
interface CheckedLanguage {
  readonly label: string
  /** A dash where none was run that still stands there. */
  readonly program: string
  readonly mock: string
  /** "27 of 27". */
  readonly accepted: string
  readonly isEach: boolean
}

/** What holds for every request of an operation, as it stands there today; nothing where no guide tells of it. */
export function sampleProof(
  { slug, requestBody }: Operation,
  { api, version }: { api: Pick<Api, 'samples' | 'examplesFit'>; version: Version | undefined },
): SampleProof | undefined {
  const { sampleRuns, sampleRunsHref: href } = version ?? {}
  if (!sampleRuns || !href) return undefined
  const ran = runWords(languagesOf(api.samples[slug] ?? [], sampleRuns))
  const fits = bodiesFit(requestBody, api) ? 'bodies valid' : undefined
  const words = [ran, fits].filter(Boolean).join(', ')
  return words ? { words: `${words.charAt(0).toUpperCase()}${words.slice(1)}`, href } : undefined
}

/** What holds for all samples of a version, by API and language. */
export function checkedSamples({
  apis,
  sampleRuns = new Map(),
}: Pick<Version, 'apis' | 'sampleRuns'>): readonly CheckedSamples[] {
  return apis.map((api) => {
    const bodies = api.operations.flatMap(({ requestBody }) => requestBody ?? [])
    const isEachFitting = bodies.length > 0 && bodies.every((body) => bodiesFit(body, api))
    return {
      api: `${api.info.title} ${api.info.version}`,
      bodies: isEachFitting ? 'Each request body fits its schema.' : undefined,
      languages: languagesOf(Object.values(api.samples).flat(), sampleRuns),
    }
  })
}

/** A sample that has changed since its run counts as one that was never run. */
function languagesOf(samples: readonly CodeSample[], runs: SampleRuns): readonly CheckedLanguage[] {
  return [...Map.groupBy(samples, ({ label }) => label)].map(([label, own]) => {
    const ran = own.filter(({ language, source }) => runs.get(language)?.accepted.has(sampleHash(source)))
    const { program = '–', mock = '–' } = runs.get(ran[0]?.language ?? '') ?? {}
    const accepted = `${ran.length} of ${own.length}`
    return { label, program, mock, accepted, isEach: ran.length === own.length }
  })
}

function runWords(languages: readonly CheckedLanguage[]): string | undefined {
  const { length: run } = languages.filter(({ isEach }) => isEach)
  if (run === 0) return undefined
  const { length: all } = languages
  if (all === 1) return `tested in ${languages[0]!.label}`
  return run === all ? `tested in all ${all} languages` : `tested in ${run} of ${all} languages`
}

/** Whether the file gives every body as JSON that has a schema, so that each was compared with it. */
function bodiesFit(body: Operation['requestBody'], { examplesFit }: Pick<Api, 'examplesFit'>): boolean {
  const content = body?.content ?? []
  const isGiven = ({ name, body: described, examples }: MediaType) =>
    described !== undefined &&
    languageOf(name) === 'json' &&
    examples.every(({ isGenerated }) => !isGenerated)
  return examplesFit && content.some(({ examples }) => examples.length > 0) && content.every(isGiven)
}
