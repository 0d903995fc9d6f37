import type { Mistake, Problem } from '../../problem/problem.ts'
import { isObject } from '../document/json.ts'
import type { Source } from '../document/source.ts'
import { findExcessiveGrowth } from './growth.ts'
import { evaluateJsonPath, suggestKey } from './json-path.ts'
import { applyUpdate } from './merge-values.ts'
import type { LocatedValue } from './origins.ts'
import { createOrigins } from './origins.ts'
import type { Overlay, OverlayAction } from './overlay.ts'
import type { Change } from './selection.ts'
import { applyChanges } from './selection.ts'

/** A description after its overlays were applied, with the places of its parts, and the problems. */
interface OverlaidDescription {
  readonly source: Source
  readonly problems: readonly Problem[]
}

/** A problem with an overlay action, and its key. */
interface ActionMistake {
  readonly key: 'target' | OverlayAction['change']
  readonly mistake: Mistake
}

/** Applies overlays to a description in order, with the actions of each in order. */
export function applyOverlays(main: Source, overlays: readonly Overlay[]): OverlaidDescription {
  if (overlays.length === 0) return { source: main, problems: [] }
  const origins = createOrigins()
  const problems: Problem[] = []
  let whole: LocatedValue = { value: main.value, source: main, path: [] }
  let isTooLarge = false
  for (const overlay of overlays) {
    for (const action of overlay.actions) {
      const wrong = apply(action, overlay)
      if (wrong) report({ place: overlay.source.placeOf([...action.path, wrong.key]), ...wrong.mistake })
    }
  }
  const source = {
    file: main.file,
    // The cache key includes the overlays' texts.
    text: [main.text, ...overlays.map((overlay) => overlay.source.text)].join('\n'),
    value: whole.value,
    placeOf(keys: readonly string[]) {
      const part = keys.reduce(origins.member, whole)
      return part.source.placeOf(part.path)
    },
  }
  return { source, problems }

  function apply(action: OverlayAction, overlay: Overlay): ActionMistake | undefined {
    if (isTooLarge) return undefined
    const { target } = action
    const found = evaluateJsonPath(target, whole.value)
    if ('mistake' in found) return { key: 'target', mistake: found.mistake }
    if (found.places.length === 0) return { key: 'target', mistake: describeNoMatch(target) }
    const created = createChange(action, overlay)
    if ('mistake' in created) return created
    const changed = applyChanges(whole, found.places, { origins, change: created.change })
    if (!changed) return { key: 'remove', mistake: cannotRemoveAll }
    const mistake = findExcessiveGrowth(changed.value, main.value)
    // Stops, because each further action would take as long, with the same result.
    isTooLarge = mistake !== undefined
    if (mistake) return { key: action.change, mistake }
    whole = changed
    return undefined
  }

  function createChange(
    action: OverlayAction,
    overlay: Overlay,
  ): { readonly change: Change } | ActionMistake {
    if (action.change === 'remove') return { change: () => undefined }
    const update = action.change === 'copy' ? locateCopy(action.from) : locateUpdate(action, overlay)
    if ('mistake' in update) return update
    return {
      change(target) {
        const isAllowed = overlay.mayReplaceValues || isObject(target.value) || Array.isArray(target.value)
        if (isAllowed) return applyUpdate(target, update, { origins, report })
        report({ place: overlay.source.placeOf([...action.path, 'target']), ...singleValue })
        return target
      },
    }
  }

  function locateUpdate({ path }: OverlayAction, { source: own }: Overlay): LocatedValue {
    return [...path, 'update'].reduce(origins.member, { value: own.value, source: own, path: [] })
  }

  /** Returns the value that an action copies. */
  function locateCopy(from: string): LocatedValue | ActionMistake {
    const found = evaluateJsonPath(from, whole.value)
    if ('mistake' in found) return { key: 'copy', mistake: found.mistake }
    const [only, ...others] = found.places
    if (!only) return { key: 'copy', mistake: describeNoMatch(from) }
    if (others.length === 0) return only.reduce(origins.member, whole)
    const message = `\`${from}\` matches ${found.places.length} values, and only one can be copied.`
    return { key: 'copy', mistake: { message, hint: 'select one value' } }
  }

  function describeNoMatch(expression: string): Mistake {
    const suggestion = suggestKey(expression, whole.value)
    return {
      message: `\`${expression}\` matches nothing in ${main.file}.`,
      hint:
        suggestion === undefined
          ? 'correct the path, or remove the action'
          : `did you mean \`${suggestion}\`?`,
      kind: 'references',
    }
  }

  function report(problem: Problem): void {
    problems.push(problem)
  }
}

const cannotRemoveAll = {
  message: "An action can't remove the whole description.",
  hint: 'target a part of it',
}

const singleValue = {
  message: 'In Overlay 1.0, an update changes objects and lists, and this target is a single value.',
  hint: 'target the object that it is in, or write `overlay: 1.1.0`',
}
