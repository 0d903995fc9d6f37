import type { Components } from '../components/component.ts'
import { readContentText } from '../content/read-content-text.ts'
import { mergeLazily } from '../lazy.ts'
import type { Readings } from '../memory.ts'
import { readOnce } from '../memory.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { describeTooLong } from '../problem/read-text.ts'
import type { DocsMove } from '../url/docs-move.ts'
import { parseGuide } from './parse-guide.ts'
import { collectPartTexts } from './parts/texts-of-parts.ts'

/** The data that all guides of a site share. */
export interface GuideContext {
  /** For an older version, the change of its paths. */
  readonly move?: DocsMove | undefined
  readonly components?: Components
  /** The site's base path. */
  readonly basePath?: string
  /** The values of `{name}`. */
  readonly values?: ReadonlyMap<string, string>
}

/** The limit for a guide. The longest guides in practice have a tenth of this. */
const lengthLimit = { what: 'guide has', most: 1_000_000, hint: 'split it into several guides' }

/** A parsed guide, and the texts of the parts that it includes. */
export type ParsedText = ReturnType<typeof parseGuide> & { readonly parts: string }

/** A parsed guide whose components can be rendered. */
export type ReadGuide = ParsedText & { renderComponents(): Promise<ParsedText> }

/** A guide's file, and its context. */
interface GuideFile extends GuideContext {
  readonly file: string
  readonly contentFolder: string
  readonly docsRoot: string
}

/** Reads a guide's file. */
export async function readGuide(guide: GuideFile, readings: Readings): Promise<ReadGuide> {
  const read = readContentText(guide.file, guide.contentFolder)
  return 'problem' in read ? createUnreadGuide(read.problem) : readGuideText(read.text, guide, readings)
}

/** Parses a guide from its text. */
export async function readGuideText(
  text: string,
  { components = { known: new Map(), render: undefined }, ...guide }: GuideFile,
  readings: Readings,
): Promise<ReadGuide> {
  const { file, contentFolder, values } = guide
  const long = describeTooLong(text, lengthLimit)
  if (long) return createUnreadGuide({ place: getFileStart(file), ...long })
  const { known, render } = components
  const parts = collectPartTexts(text, { file, contentFolder })
  const context = { ...guide, components: known, parts }
  const usedValues = valueInBraces.test(text + parts) ? JSON.stringify([...(values ?? [])]) : ''
  const cacheKey = text + parts + usedValues
  const read = await readOnce(readings, { file, text: cacheKey }, () => parseGuide(text, context))
  const parsed = mergeLazily(read, { parts })
  const mayUseComponents = [...known.keys()].some((name) => cacheKey.includes(`<${name}`))
  if (!render || !mayUseComponents || !parsed.parsed) {
    return mergeLazily(parsed, { renderComponents: async () => parsed })
  }
  const { uses } = parsed.parsed
  const renderComponents = async () => {
    const rendered = await Promise.all(
      uses.map(async ({ offset, request }) => [offset, await render(request)] as const),
    )
    // The components' output is part of the key, because they may have read files that changed, even if the guide didn't.
    const key = { file: `${file} with components`, text: cacheKey + JSON.stringify(rendered) }
    const again = await readOnce(readings, key, () =>
      parseGuide(text, { ...context, renderedComponents: new Map(rendered) }),
    )
    return mergeLazily(again, { parts })
  }
  return mergeLazily(parsed, { renderComponents })
}

/** The name of a value in braces. */
const valueInBraces = /\{\s*[A-Za-z_][\w.-]*\s*\}/

function createUnreadGuide(problem: Problem): ReadGuide {
  const parsed = { parsed: undefined, problems: [problem], parts: '' }
  return { ...parsed, renderComponents: async () => parsed }
}
