import { existsSync } from 'node:fs'
import path from 'node:path'
import { artefactHrefs } from './artefacts/artefacts.ts'
import { publicClashes } from './artefacts/public-clashes.ts'
import type { LoadedConfig } from './config/read-config.ts'
import type { ContentFiles } from './content/content-files.ts'
import { readContentFiles } from './content/content-files.ts'
import type { ApiFile } from './content/find-apis.ts'
import { findApis } from './content/find-apis.ts'
import { readGuides } from './guides/read-guides.ts'
import type { Readings } from './memory.ts'
import { readOnce } from './memory.ts'
import type { VersionSource } from './model/build-site.ts'
import { buildSite } from './model/build-site.ts'
import { knownAddresses } from './model/known-addresses.ts'
import type { Site } from './model/page.ts'
import type { ApiSource } from './model/published-api.ts'
import { placeOf } from './model/published-api.ts'
import { readApi } from './openapi/api.ts'
import type { LinkOptions } from './openapi/objects/description-hrefs.ts'
import { startOf } from './problem/place-at.ts'
import type { Problem } from './problem/problem.ts'
import { readText } from './problem/read-text.ts'
import { readSampleRuns } from './sample-runs/sample-runs.ts'
import { readScenarios } from './scenarios/scenarios.ts'

/** What a site's files came to. */
interface ReadSite {
  readonly site: Site
  /** What keeps the site from being published. */
  readonly problems: readonly Problem[]
  /** Mistakes in API files that the config lets pass. */
  readonly warnings: readonly Problem[]
}

/**
 * START HERE. Guides and OpenAPI files in, the whole site out as data, with everything that is wrong with it. Who reads it
 * again, with the same config and files, may hand over the readings of the time before.
 */
export async function readSite(loaded: LoadedConfig, readings: Readings = new Map()): Promise<ReadSite> {
  const { publicFiles, ...content } = await readContentFiles(loaded.contentFolder)
  const versions = versionsIn(loaded, content.versions)
  const read = await Promise.all(
    versions.map((version) => readVersion(version, { ...loaded, publicFiles, readings })),
  )
  const sources = read.map(({ source }) => source)
  const { scenarios, problems: mistakes } = await scenariosOf(sources[0], loaded)
  const { sampleRuns, problems: unreadable } = await sampleRunsOf(loaded)
  const { site, problems } = buildSite(loaded, sources, {
    publicFiles,
    scenarios,
    sampleRuns,
    publishedBy: artefactHrefs,
  })
  const found = [
    ...content.problems,
    ...read.flatMap((version) => version.problems),
    ...mistakes,
    ...unreadable,
    ...problems,
    ...publicClashes(site, publicFiles),
  ]
  const passes = ({ kind }: Problem) => kind !== undefined && loaded.config.problems[kind] === 'warn'
  return { site, problems: found.filter((problem) => !passes(problem)), warnings: found.filter(passes) }
}

interface Before {
  readonly readings: Readings
}

interface VersionFolder {
  readonly name: string
  readonly folder: string
  readonly docsRoot: string
  readonly isCurrent: boolean
}

/** The current version, then the older ones under `versions/`, newest first. */
function versionsIn(
  { config, contentFolder }: LoadedConfig,
  older: readonly string[],
): readonly VersionFolder[] {
  const newestFirst = older.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return [
    { name: config.version, folder: contentFolder, docsRoot: '/docs/', isCurrent: true },
    ...newestFirst.map((name) => ({
      name,
      folder: path.join(contentFolder, 'versions', name),
      docsRoot: `/docs/${name}/`,
      isCurrent: false,
    })),
  ]
}

async function readVersion(
  { folder, ...version }: VersionFolder,
  {
    config,
    publicFiles,
    readings,
  }: Pick<LoadedConfig, 'config'> & Pick<ContentFiles, 'publicFiles'> & Before,
): Promise<{ source: VersionSource; problems: readonly Problem[] }> {
  const [guides, found] = await Promise.all([
    readGuides(folder, version.docsRoot, readings),
    findApis(folder),
  ])
  const places = found.apis.map(({ name }) => placeOf({ ...version, name }))
  const isPage = knownAddresses(places, { ...guides, publicFiles })
  const dead = config.problems.links === 'fail' ? 'link' : 'words'
  const read = await Promise.all(
    found.apis.map((file, index) =>
      readApiFile(file, {
        links: { root: places[index]!.root, isPage, base: config.descriptionLinks, dead },
        readings,
      }),
    ),
  )
  const apis = read.map(({ source }) => source)
  const problems = [...guides.problems, ...found.problems, ...read.flatMap((each) => each.problems)]
  return { source: { ...version, ...guides, apis }, problems }
}

async function readApiFile(
  { name, file }: ApiFile,
  { links, readings }: { readonly links: LinkOptions } & Before,
): Promise<{ source: ApiSource; problems: readonly Problem[] }> {
  const read = await readText(file)
  const { api, problems } =
    'problem' in read
      ? { api: undefined, problems: [read.problem] }
      : await readOnce(readings, { file, text: read.text }, () =>
          readApi(read.text, startOf(file).file, { links }),
        )
  return { source: { name, api, apiFile: file }, problems }
}

/** The Postman scenarios of the current version's first API, when its writers have any. */
async function scenariosOf(current: VersionSource | undefined, { contentFolder }: LoadedConfig) {
  const file = path.join(contentFolder, 'postman/scenarios.yaml')
  const api = current?.apis.find((each) => each.api)?.api
  if (!api || !existsSync(file)) return { scenarios: undefined, problems: [] }
  const read = await readText(file)
  if ('problem' in read) return { scenarios: undefined, problems: [read.problem] }
  return readScenarios(read.text, { file, api })
}

/** What the tests wrote down of the samples that they ran. */
async function sampleRunsOf({ contentFolder }: LoadedConfig) {
  const file = path.join(contentFolder, 'sample-runs.json')
  if (!existsSync(file)) return { sampleRuns: undefined, problems: [] }
  const read = await readText(file)
  if ('problem' in read) return { sampleRuns: new Map(), problems: [read.problem] }
  return readSampleRuns(read.text, file)
}
