import { z } from 'zod'
import { didYouMean } from '../../problem/nearest.ts'
import type { Problem } from '../../problem/problem.ts'
import { describeSettingMistake } from '../../problem/setting-mistake.ts'
import type { JsonObject } from '../document/json.ts'
import { asList, asObject, formatValue, getMember, isObject } from '../document/json.ts'
import type { Source } from '../document/source.ts'
import { readPart } from '../document/source.ts'

/** A change to the values that an expression selects. */
export interface OverlayAction {
  /** The path of keys to it in its file. */
  readonly path: readonly string[]
  /** The JSONPath expression of the values to change. */
  readonly target: string
  readonly change: 'remove' | 'update' | 'copy'
  /** The JSONPath expression of the value to copy. */
  readonly from: string
}

/** An OpenAPI Overlay: changes to a description that someone else maintains. */
export interface Overlay {
  readonly source: Source
  /** Whether a target may be a primitive value, which version 1.0 doesn't allow. */
  readonly mayReplaceValues: boolean
  /** The description that it's for, if it names one. */
  readonly extends: string | undefined
  readonly actions: readonly OverlayAction[]
}

/** Parses an OpenAPI Overlay 1.0 or 1.1, or returns all its problems. */
export function readOverlay(
  text: string,
  file: string,
): { readonly overlay: Overlay } | { readonly problems: readonly Problem[] } {
  const { source, problems: unreadable } = readPart(text, file)
  if (!source) return { problems: unreadable }
  const version = getMember(source.value, 'overlay')
  if (version === undefined) {
    const message = "This isn't an OpenAPI Overlay."
    return { problems: [{ place: source.placeOf([]), message, hint: 'start with `overlay: 1.1.0`' }] }
  }
  const [, minor] = /^1\.([01])\.\d+$/.exec(formatValue(version)) ?? []
  if (typeof version !== 'string' || minor === undefined) {
    const message = `docwright doesn't support Overlay \`${formatValue(version)}\`.`
    const hint = 'write `overlay: 1.1.0`; 1.0 and 1.1 are supported'
    return { problems: [{ place: source.placeOf(['overlay']), message, hint }] }
  }
  const checked = overlayForm.safeParse(source.value)
  const found = [
    ...(checked.error?.issues ?? []).map((issue) => ({
      place: source.placeOf(issue.path.map(String)),
      ...describeSettingMistake(issue.path.join('.'), issue),
    })),
    ...findUnknownKeys(source, minor),
    ...(checked.success ? findWrongActions(source) : []),
  ]
  if (!checked.success || found.length > 0) return { problems: found }
  const { actions, extends: description } = checked.data
  return {
    overlay: {
      source,
      mayReplaceValues: minor === '1',
      extends: description,
      actions: actions.map(({ target, remove, copy }, index) => ({
        path: ['actions', String(index)],
        target,
        change: remove ? 'remove' : copy === undefined ? 'update' : 'copy',
        from: copy ?? '',
      })),
    },
  }
}

const overlayForm = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string().optional() }),
  extends: z.string().optional(),
  actions: z
    .array(
      z.object({
        target: z.string(),
        description: z.string().optional(),
        remove: z.boolean().optional(),
        copy: z.string().optional(),
      }),
    )
    .min(1),
})

/** Reports keys that the version doesn't have, except extensions (`x-`). */
function findUnknownKeys(source: Source, minor: string): readonly Problem[] {
  const { info, actions } = asObject(source.value)
  return [
    ...reportUnknownKeys(['overlay', 'info', 'extends', 'actions'], source.value, []),
    ...reportUnknownKeys(minor === '1' ? ['title', 'version', 'description'] : ['title', 'version'], info, [
      'info',
    ]),
    ...asList(actions).flatMap((action, index) =>
      reportUnknownKeys(actionKeys, action, ['actions', String(index)]).concat(reportNewerKey(action, index)),
    ),
  ]

  function reportUnknownKeys(known: readonly string[], value: unknown, path: readonly string[]): Problem[] {
    const wrong = Object.keys(asObject(value)).filter((key) => !known.includes(key) && !key.startsWith('x-'))
    return wrong.map((key) => ({
      place: source.placeOf([...path, key]),
      message: `\`${key}\` has no meaning here.`,
      hint: didYouMean(key, known) ?? 'remove it',
    }))
  }

  function reportNewerKey(action: unknown, index: number): Problem[] {
    if (minor === '1' || asObject(action).copy === undefined) return []
    return [
      {
        place: source.placeOf(['actions', String(index), 'copy']),
        message: '`copy` is new in Overlay 1.1.',
        hint: 'write `overlay: 1.1.0`',
      },
    ]
  }
}

const actionKeys = ['target', 'description', 'update', 'remove', 'copy']

/** Reports actions without an effect, and those with two effects. */
function findWrongActions(source: Source): readonly Problem[] {
  return asList(asObject(source.value).actions).flatMap((action, index): readonly Problem[] => {
    const isWrong = isObject(action) && action.remove !== true && listChanges(action).length !== 1
    if (!isWrong) return []
    const message =
      listChanges(action).length === 0 ? 'This action changes nothing.' : "An action can't do both."
    const hint = 'write one of `update`, `remove: true` and `copy`'
    return [{ place: source.placeOf(['actions', String(index)]), message, hint }]
  })
}

function listChanges(action: JsonObject): readonly string[] {
  return ['update', 'copy'].filter((key) => Object.hasOwn(action, key))
}
