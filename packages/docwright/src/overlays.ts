import path from 'node:path'
import type { LoadedConfig } from './config/read-config.ts'
import { isApiFile } from './config/site-file.ts'
import { describeObstacle, readFileIn } from './content/content-file.ts'
import type { Overlay } from './openapi/overlay/overlay.ts'
import { readOverlay } from './openapi/overlay/overlay.ts'
import { didYouMean } from './problem/nearest.ts'
import { getFileStart } from './problem/place-at.ts'
import type { Problem } from './problem/problem.ts'
import { decodeText } from './problem/read-text.ts'
import { decodeUrlPart } from './url/decoded.ts'

/** The API files of a version of the docs. */
interface ApiFiles {
  readonly files: readonly string[]
  readonly isCurrent: boolean
}

/** The overlays of a site, and their problems. */
export interface Overlays {
  /** All overlays that could be read. */
  readonly all: readonly Overlay[]
  /** Returns the overlays for an API file, in the order of the config. */
  overlaysOf(file: string, apis: ApiFiles): readonly Overlay[]
  /** Returns the problems of overlays, including overlays that don't apply to any API file. */
  problems(versions: readonly ApiFiles[]): readonly Problem[]
}

/** Reads the overlays of a config or a command line, and calls `onFile` for each, whether or not it exists. */
export function readOverlays(loaded: LoadedConfig, onFile?: (file: string) => void): Overlays {
  const overlays: Overlay[] = []
  const unreadable: Problem[] = []
  for (const [index, name] of loaded.config.overlays.entries()) {
    const file = path.resolve(path.dirname(loaded.file), name)
    onFile?.(file)
    const read = readOverlayFile(file, { name, index, loaded })
    if ('problems' in read) unreadable.push(...read.problems)
    else overlays.push(read.overlay)
  }
  const isOfOneFile = isApiFile(loaded.file)
  const isFor = (overlay: Overlay, file: string, { files, isCurrent }: ApiFiles) => {
    if (isOfOneFile) return true
    const named = findExtendedFile(overlay)
    return named === undefined ? isCurrent && files.length === 1 : path.resolve(file) === named
  }
  return {
    all: overlays,
    overlaysOf: (file, apis) => overlays.filter((overlay) => isFor(overlay, file, apis)),
    problems: (versions) => [
      ...unreadable,
      ...overlays
        .filter((overlay) => !versions.some((apis) => apis.files.some((file) => isFor(overlay, file, apis))))
        .map((overlay) => reportUnusedOverlay(overlay, versions)),
    ],
  }
}

interface OverlaySetting {
  readonly name: string
  readonly index: number
  readonly loaded: LoadedConfig
}

/** Reads an overlay. In a config, its path is inside the config's folder; on a command line, it may be anywhere. */
function readOverlayFile(
  file: string,
  { name, index, loaded }: OverlaySetting,
): ReturnType<typeof readOverlay> {
  const isOnCommandLine = isApiFile(loaded.file)
  const folder = isOnCommandLine ? path.parse(file).root : path.dirname(loaded.file)
  const bytes = readFileIn(file, folder)
  if (!(bytes instanceof Uint8Array)) {
    const naming = { file, folder, what: 'overlay', written: name, folderName: 'the folder of the config' }
    const place = isOnCommandLine ? getFileStart(file) : loaded.placeOf(['overlays', String(index)])
    return { problems: [{ place, ...describeObstacle(bytes.obstacle, naming) }] }
  }
  const read = decodeText(bytes, file)
  return 'problem' in read ? { problems: [read.problem] } : readOverlay(read.text, getFileStart(file).file)
}

/** Returns the file that an overlay extends. Undefined if it has no `extends`, or the URL of the original. */
function findExtendedFile({ source, extends: reference }: Overlay): string | undefined {
  if (reference === undefined || /^[a-z][a-z\d+.-]*:|^\/\//i.test(reference)) return undefined
  return path.resolve(path.dirname(source.file), decodeUrlPart(reference))
}

function reportUnusedOverlay(overlay: Overlay, versions: readonly ApiFiles[]): Problem {
  const { source } = overlay
  const files = versions.flatMap((apis) => apis.files)
  const names = files.map((file) => path.relative(path.dirname(source.file), file).split(path.sep).join('/'))
  const named = findExtendedFile(overlay) === undefined ? undefined : overlay.extends
  if (named !== undefined) {
    const hint = didYouMean(named, names) ?? 'add the API file first'
    return {
      place: source.placeOf(['extends']),
      message: `\`${named}\` isn't an API file of this site.`,
      hint,
    }
  }
  const [first] = names
  return {
    place: source.placeOf([]),
    message:
      first === undefined
        ? 'This site has no API file that the overlay could change.'
        : "This overlay doesn't say which of the site's API files it's for.",
    hint: first === undefined ? 'add the API file first' : `add \`extends: ${first}\``,
  }
}
