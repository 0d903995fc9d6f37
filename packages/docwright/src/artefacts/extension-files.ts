import type { LoadedExtension } from '../extensions/read-extensions.ts'
import { describeThrown } from '../extensions/read-extensions.ts'
import { memoize } from '../lazy.ts'
import { createApiView } from '../model/api-view.ts'
import type { Site } from '../model/page.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import type { Artefact } from './artefact.ts'
import { createSiteView } from './site-view.ts'

interface ExtensionFiles {
  readonly files: readonly (Artefact & { readonly moduleFile: string })[]
  readonly problems: readonly Problem[]
}

/** Collects the files that a site's extensions publish, and problems with their names or in their `artefacts` function. */
export const collectExtensionFiles: (site: Site) => ExtensionFiles = memoize((site) => {
  const files: ExtensionFiles['files'][number][] = []
  const problems: Problem[] = []
  for (const extension of site.extensions) {
    const { moduleFile } = extension
    try {
      for (const { file, content } of extension.artefacts?.(createSiteView(site)) ?? []) {
        const mistake = findMistake(file, files)
        if (mistake) problems.push({ place: getFileStart(moduleFile), ...mistake })
        else files.push({ file, content, moduleFile })
      }
    } catch (error) {
      problems.push(describeFailure('artefacts', { moduleFile, error }))
    }
  }
  return { files, problems }
})

function findMistake(file: unknown, others: ExtensionFiles['files']): Mistake | undefined {
  if (
    typeof file !== 'string' ||
    !/^[^/\\]+(?:\/[^/\\]+)*$/.test(file) ||
    /(?:^|\/)\.\.?(?:\/|$)/.test(file)
  ) {
    const hint = 'use a path below the root of the site, such as `feeds/news.json`'
    return { message: `An extension can't publish ${JSON.stringify(file)}.`, hint }
  }
  if (others.some((other) => other.file === file)) return { message: `\`${file}\` is published twice.` }
  return undefined
}

/** Returns problems with the files of a site's extensions, and the problems that their checks report. */
export async function findExtensionProblems(site: Site): Promise<readonly Problem[]> {
  const findings = await Promise.all(site.extensions.map((extension) => listFindings(extension, site)))
  const renderProblems = site.extensions.flatMap((extension) => findRenderProblems(extension, site))
  return [...collectExtensionFiles(site).problems, ...renderProblems, ...findings.flat()]
}

/** Calls the functions of an extension that pages call, so that their errors are all reported before a page is rendered. */
function findRenderProblems(
  { moduleFile, sampleNote, operationPart, parts = {} }: LoadedExtension,
  { versions }: Site,
): readonly Problem[] {
  const views = versions.map(({ name, apis }) => apis.map((api) => createApiView(api, name)))
  const operations = () => views.flat().flatMap((api) => api.operations())
  const calls: readonly (readonly [string, () => unknown])[] = [
    ['sampleNote', () => sampleNote && operations().map((operation) => sampleNote(operation))],
    [
      'operationPart',
      () =>
        operationPart &&
        views.flat().flatMap((api) => api.operations().map((each) => operationPart.partOf(each, api))),
    ],
    ...Object.entries(parts).map(
      ([name, part]) => [`parts.${name}`, () => views.map((apis) => part(apis))] as const,
    ),
  ]
  return calls.flatMap(([name, call]) => {
    try {
      call()
      return []
    } catch (error) {
      return describeFailure(name, { moduleFile, error })
    }
  })
}

async function listFindings(
  { moduleFile, check, kinds = [] }: LoadedExtension,
  site: Site,
): Promise<readonly Problem[]> {
  try {
    const findings = [...((await check?.(createSiteView(site))) ?? [])]
    return findings.map(({ message, hint, kind, file = moduleFile, line = 1, column = 1 }) => {
      if (kind !== undefined && !kinds.includes(kind)) {
        throw new Error(`\`kinds\` doesn't list \`${kind}\``)
      }
      const place = { ...getFileStart(file), line, column }
      return { place, message, ...(hint && { hint }), ...(kind && { kind }) }
    })
  } catch (error) {
    return [describeFailure('check', { moduleFile, error })]
  }
}

function describeFailure(
  name: string,
  { moduleFile, error }: { moduleFile: string; error: unknown },
): Problem {
  return { place: getFileStart(moduleFile), message: `\`${name}\` failed: ${describeThrown(error)}` }
}
