import type { Components } from '../components/component.ts'
import { readContentText } from '../content/read-content-text.ts'
import { joined } from '../lazy.ts'
import type { Readings } from '../memory.ts'
import { readOnce } from '../memory.ts'
import { startOf } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { tooLong } from '../problem/read-text.ts'
import type { DocsMove } from '../url/docs-move.ts'
import { parseGuide } from './parse-guide.ts'
import { textsOfParts } from './parts/texts-of-parts.ts'

/** What guides share with all of the site. */
export interface GuideContext {
  /** Of an older version. */
  readonly move?: DocsMove | undefined
  readonly components?: Components
  /** The path below which the site lives on its host. */
  readonly basePath?: string
  /** What `{name}` stands for. */
  readonly values?: ReadonlyMap<string, string>
}

/** The longest guides that people write have a tenth of this. */
const longest = { what: 'guide has', most: 1_000_000, hint: 'split it into several guides' }

/** A guide, and the texts of the parts that it includes. */
export type ParsedText = ReturnType<typeof parseGuide> & { readonly parts: string }

/** A guide as read, which its components may be drawn for. */
export type ReadGuide = ParsedText & { draw(): Promise<ParsedText> }

/** A guide, and where it is. */
interface GuideFile extends GuideContext {
  readonly file: string
  readonly contentFolder: string
  readonly docsRoot: string
}

/** Reads the file of a guide. */
export async function readGuide(guide: GuideFile, readings: Readings): Promise<ReadGuide> {
  const read = readContentText(guide.file, guide.contentFolder)
  return 'problem' in read ? unread(read.problem) : readGuideText(read.text, guide, readings)
}

/** Reads a guide from its text. */
export async function readGuideText(
  text: string,
  { components: { known, draw } = { known: new Map(), draw: undefined }, ...given }: GuideFile,
  readings: Readings,
): Promise<ReadGuide> {
  const { file, contentFolder, values } = given
  const long = tooLong(text, longest)
  if (long) return unread({ place: startOf(file), ...long })
  const parts = textsOfParts(text, { file, contentFolder })
  const context = { ...given, components: known, parts }
  const filled = valueInBraces.test(text + parts) ? JSON.stringify([...(values ?? [])]) : ''
  const whole = text + parts + filled
  const made = await readOnce(readings, { file, text: whole }, () => parseGuide(text, context))
  const parsed = joined(made, { parts })
  const mayUse = [...known.keys()].some((name) => whole.includes(`<${name}`))
  if (!draw || !mayUse || !parsed.parsed) return joined(parsed, { draw: async () => parsed })
  const { uses } = parsed.parsed
  const drawAll = async () => {
    const drawn = await Promise.all(
      uses.map(async ({ offset, request }) => [offset, await draw(request)] as const),
    )
    // A component may have read what has changed since, whatever the guide says.
    const asDrawn = { file: `${file} as drawn`, text: whole + JSON.stringify(drawn) }
    const again = await readOnce(readings, asDrawn, () =>
      parseGuide(text, { ...context, drawings: new Map(drawn) }),
    )
    return joined(again, { parts })
  }
  return joined(parsed, { draw: drawAll })
}

/** The name of a value, as guides write it. */
const valueInBraces = /\{\s*[A-Za-z_][\w.-]*\s*\}/

function unread(problem: Problem): ReadGuide {
  const parsed = { parsed: undefined, problems: [problem], parts: '' }
  return { ...parsed, draw: async () => parsed }
}
