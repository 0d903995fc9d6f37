import path from 'node:path'
import { addApiChanges } from './api-changes.ts'
import { findSkillProblems } from './artefacts/agent-skills.ts'
import { listArtefactHrefs } from './artefacts/artefacts.ts'
import { findExtensionProblems } from './artefacts/extension-files.ts'
import { findHostContradictions } from './artefacts/host-contradictions.ts'
import { findRedirectProblems } from './artefacts/host-limits.ts'
import { findStrayDescriptions } from './artefacts/markdown/listed-files.ts'
import { findExtensionClashes, findPageClashes, findPublicClashes } from './artefacts/public-clashes.ts'
import { readBrand } from './brand/read-brand.ts'
import type { Components, RenderComponent } from './components/component.ts'
import { readComponents } from './components/read-components.ts'
import { listGuideValues } from './config/guide-values.ts'
import type { LoadedConfig } from './config/read-config.ts'
import { isApiFile } from './config/site-file.ts'
import type { VersionFolder } from './config/version-folders.ts'
import { listVersionFolders } from './config/version-folders.ts'
import { findFile } from './content/content-file.ts'
import type { ContentFiles } from './content/content-files.ts'
import { readContentFiles } from './content/content-files.ts'
import type { ApiFile } from './content/find-apis.ts'
import { findApis } from './content/find-apis.ts'
import { listVersions } from './content/list-versions.ts'
import { readContentText, readReferenced } from './content/read-content-text.ts'
import { findUnknownComponents, readExtensions } from './extensions/read-extensions.ts'
import { elementNames } from './guides/elements.ts'
import { readGuides } from './guides/read-guides.ts'
import type { Readings } from './memory.ts'
import { readOnce } from './memory.ts'
import type { VersionSource } from './model/build-site.ts'
import { buildSite } from './model/build-site.ts'
import { createAddressCheck } from './model/checks/known-addresses.ts'
import type { Site } from './model/page.ts'
import type { ApiSource } from './model/published-api.ts'
import { getAddresses } from './model/published-api.ts'
import { findStrayQuestions } from './model/search/stray-questions.ts'
import type { Api, OpenedApi } from './openapi/api.ts'
import { openApi } from './openapi/api.ts'
import type { LinkOptions } from './openapi/objects/description-hrefs.ts'
import type { Overlay } from './openapi/overlay/overlay.ts'
import type { ReadOther } from './openapi/several-files/other-files.ts'
import type { Overlays } from './overlays.ts'
import { readOverlays } from './overlays.ts'
import { getFileStart } from './problem/place-at.ts'
import type { Problem } from './problem/problem.ts'
import { removeDuplicates } from './problem/report.ts'
import { checkProse } from './prose/check-prose.ts'
import type { QuestionFile } from './questions/read-question-files.ts'
import { indexQuestions, readQuestionFiles } from './questions/read-question-files.ts'
import { readScenarioFiles } from './scenarios/scenario-files.ts'
import { readTheme } from './theme/read-theme.ts'
import { getBasePath } from './wire.ts'

/** A site that was read, but not checked. */
interface OpenedSite {
  readonly site: Site
  /** Checks whether an address would have a page if its file could be read. */
  isUnread(href: string): boolean
  check(): Promise<Checked>
}

/** The result of checking a site. */
interface Checked {
  /** The problems that prevent publishing. */
  readonly problems: readonly Problem[]
  /** Problems in API files that the config tolerates, and omissions for reasons outside the site. */
  readonly warnings: readonly Problem[]
}

/** START HERE. Reads guides and OpenAPI files, and returns the whole site as data, with all problems. */
export async function readSite(
  loaded: LoadedConfig,
  reading: Reading = {},
): Promise<Checked & { readonly site: Site }> {
  const { site, check } = await openSite(loaded, reading)
  return { site, ...(await check()) }
}

/** Like `readSite`, but without checks, and each page, guide, and operation is read only when it's used. */
export async function openSite(
  loaded: LoadedConfig,
  { readings, shownApis, withDrafts, renderComponent, onOther }: Reading = {},
): Promise<OpenedSite> {
  const [{ publicFiles, ...content }, components, extensions] = await Promise.all([
    readContentFiles(loaded.contentFolder, {
      named: loaded.config.dotfiles,
      placeOf: (index) => loaded.placeOf(['dotfiles', String(index)]),
    }),
    readComponents(loaded.file, new Set(elementNames)),
    readExtensions(loaded),
  ])
  const older = listVersions(loaded.contentFolder, loaded.config)
  const versions = listVersionFolders(loaded, older.versions)
  const overlays = readOverlays(loaded, onOther)
  const shared = {
    ...loaded,
    publicFiles,
    readings,
    shownApis,
    withDrafts,
    onOther,
    overlays,
    components: { known: components.known, render: renderComponent },
  }
  const readVersions = await Promise.all(versions.map((version) => readVersion(version, shared)))
  const changes = await addApiChanges(readVersions, { ...loaded, readings })
  const { sources } = changes
  // Scenarios are written for the first API of the current version.
  const api = sources[0]?.apis.find((each) => each.api)?.api
  const {
    scenarios,
    stories,
    problems: inScenarios,
  } = api
    ? await readScenarioFiles(loaded.contentFolder, api)
    : { scenarios: undefined, stories: [], problems: [] }
  const { brand, problems: inBrand } = readBrand(loaded)
  const built = buildSite(loaded, sources, {
    publicFiles,
    brand,
    scenarios,
    stories,
    extensions: extensions.extensions,
    listFileHrefs: listArtefactHrefs,
  })
  const { site } = built
  const check = async () => {
    const inVersions = await Promise.all(readVersions.map((version) => version.check()))
    const found = [
      ...inBrand,
      ...readTheme(loaded.file).problems,
      ...content.problems,
      ...older.problems,
      ...components.problems,
      ...overlays.problems(sources.map(getApiFiles)),
      ...extensions.problems,
      ...findUnknownComponents(extensions.extensions, [...components.known.keys()]),
      ...inVersions.flat(),
      ...(await checkProse(loaded, { ...sources[0]!, overlays: overlays.all })),
      ...inScenarios,
      ...changes.problems,
      ...built.problems,
      ...readVersions.flatMap(({ questionFiles }) =>
        findStrayQuestions(questionFiles, { pages: site.pages, isUnread: built.isUnread }),
      ),
      ...findPublicClashes(site, publicFiles),
      ...findExtensionClashes(site),
      ...(await findExtensionProblems(site)),
      ...findPageClashes(site),
      ...findHostContradictions(site),
      ...findRedirectProblems(site, loaded.placeOf),
      ...findStrayDescriptions(site, loaded.placeOf),
      ...findSkillProblems(site),
    ]
    const isTolerated = ({ kind }: Problem) => kind !== undefined && loaded.config.problems[kind] === 'warn'
    const warnings = [...readVersions.flatMap(({ warnings }) => warnings), ...found.filter(isTolerated)]
    const failing = found.filter((problem) => !isTolerated(problem))
    return { problems: removeDuplicates(failing), warnings: removeDuplicates(warnings) }
  }
  return { site, isUnread: built.isUnread, check }
}

/** Options for reading a site. */
interface Reading {
  /** The cached results of the previous reading, if the config and the files are the same. */
  readonly readings?: Readings | undefined
  /** The APIs that were shown last, by file. They remain while their files can't be read. */
  readonly shownApis?: Map<string, Api> | undefined
  /** Called for each file that an API file refers to, whether it exists or not. */
  readonly onOther?: ((file: string) => void) | undefined
  /** Whether drafts are pages, as during development. */
  readonly withDrafts?: boolean | undefined
  /** Renders the components in guides. Without it, they're left out. */
  readonly renderComponent?: RenderComponent | undefined
}

async function readVersion(
  { folder, move, ...version }: VersionFolder,
  {
    config,
    contentFolder,
    publicFiles,
    components,
    onOther,
    overlays,
    ...before
  }: Pick<LoadedConfig, 'config' | 'contentFolder'> &
    Pick<ContentFiles, 'publicFiles'> &
    Omit<Reading, 'renderComponent'> & { readonly components: Components; readonly overlays: Overlays },
): Promise<{
  source: VersionSource
  questionFiles: readonly QuestionFile[]
  warnings: readonly Problem[]
  check(): Promise<readonly Problem[]>
}> {
  const { readings, withDrafts } = before
  const found = await readApiTexts(folder)
  const values = listGuideValues({ ...config, version: version.name }, found.apis)
  const [inFolder, questionFiles] = await Promise.all([
    readGuides(folder, version.docsRoot, {
      move,
      readings,
      withDrafts,
      components,
      values,
      basePath: getBasePath(config.url),
    }),
    readQuestionFiles(folder, version.docsRoot, readings),
  ])
  const addresses = found.apis.map(({ name }) => getAddresses({ ...version, name }))
  const { categories, unread, drafts } = inFolder
  const isPage = createAddressCheck(addresses, { ...inFolder, publicFiles })
  const deadLinks = config.problems.links === 'fail' ? 'link' : 'words'
  // If an API file is a whole site, the files that it refers to must be below its folder.
  const readable = isApiFile(contentFolder)
    ? { folder: path.dirname(contentFolder), word: 'the folder of the API file' }
    : { folder: contentFolder, word: 'the content folder' }
  const apiFiles = { files: found.apis.map(({ file }) => file), isCurrent: version.isCurrent }
  const opening = found.apis.map((api, index) =>
    openApiFile(api, {
      overlays: overlays.overlaysOf(api.file, apiFiles),
      readOther(file) {
        const otherFile = findFile(file, readable.folder)
        if ('file' in otherFile || otherFile.obstacle === 'missing') onOther?.(path.resolve(file))
        return readReferenced(file, readable)
      },
      links: {
        root: addresses[index]!.root,
        isPage,
        base: config.descriptionLinks,
        url: config.url,
        dead: deadLinks,
      },
      ...before,
    }),
  )
  const [openedApis, rendered] = await Promise.all([Promise.all(opening), inFolder.renderComponents()])
  const apis = openedApis.map(({ source }) => source)
  const check = async () => {
    const inApis = await Promise.all(openedApis.map((api) => api.check()))
    const inQuestions = questionFiles.flatMap(({ problems }) => problems)
    return [...rendered.problems, ...found.problems, ...inApis.flat(), ...inQuestions]
  }
  const questions = indexQuestions(questionFiles)
  const source = { ...version, guides: rendered.guides, categories, unread, drafts, apis, questions }
  // Older versions are in the same repository, so only the current version's warnings count.
  const warnings = [
    ...(version.isCurrent ? inFolder.warnings : []),
    ...openedApis.flatMap((api) => api.warnings),
  ]
  return { source, questionFiles, warnings, check }
}

interface ApiText extends ApiFile {
  readonly read: ReturnType<typeof readContentText>
}

/** Reads the texts of a folder's API files. */
async function readApiTexts(folder: string) {
  const { apis, problems } = await findApis(folder)
  const texts = apis.map((api): ApiText => ({ ...api, read: readContentText(api.file, folder) }))
  return { apis: texts, problems }
}

async function openApiFile(
  { name, file, read }: ApiText,
  {
    readings,
    shownApis,
    ...options
  }: {
    readonly links: LinkOptions
    readonly readOther: ReadOther
    readonly overlays: readonly Overlay[]
  } & Pick<Reading, 'readings' | 'shownApis'>,
): Promise<{ source: ApiSource; warnings: readonly Problem[]; check(): Promise<readonly Problem[]> }> {
  const { api, warnings, check } =
    'problem' in read
      ? { api: undefined, warnings: [], check: async () => [read.problem] }
      : await openText(read.text)
  if (api) shownApis?.set(file, api)
  const source = { name, api: api ?? shownApis?.get(file), apiFile: file }
  if (readings) return { source, warnings, check }
  // Without `readings`, as in a build, the checks will certainly be needed, so they start while the guides wait for their
  // components.
  const checking = check()
  return { source, warnings, check: () => checking }

  async function openText(text: string): Promise<OpenedApi> {
    if (!readings) return openApi(text, getFileStart(file).file, options)
    const texts = [text, ...options.overlays.map(({ source }) => source.text)].join('\0')
    return readOnce(readings, { file, text: texts }, (before: OpenedApi | undefined) =>
      openApi(text, getFileStart(file).file, { ...options, pieces: before?.pieces }),
    )
  }
}

function getApiFiles({ apis, isCurrent }: VersionSource) {
  return { files: apis.map(({ apiFile }) => apiFile), isCurrent }
}
