import type { Problem } from '../../problem/problem.ts'
import { isExtensionAt } from '../document/extension.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import type { Source } from '../document/source.ts'
import { maxTimeout, readTimeout, timeoutKey } from '../document/timeout.ts'

/** Reports each `x-timeout` that has no effect: it isn't on an operation that readers call, or isn't a valid time. */
export function findTimeoutProblems(source: Source): readonly Problem[] {
  if (!source.text.includes(timeoutKey)) return []
  return listHolders(source.value, []).flatMap(({ holder, keys }) => {
    const mistake = (message: string, hint: string) =>
      ({ place: source.placeOf([...keys, timeoutKey]), message, hint, kind: 'structure' }) as const
    if (!isOperation(keys)) {
      return mistake(`Nothing reads \`${timeoutKey}\` here.`, 'move it to an operation below `paths`')
    }
    if (readTimeout(holder) !== undefined) return []
    return mistake(
      `\`${timeoutKey}\` isn't a number of seconds from 0.001 to ${maxTimeout}.`,
      'write how long a sample waits for the response, such as `10` or `0.5`',
    )
  })
}

/** Checks whether these keys lead to an operation with samples, below `paths` or `components.pathItems`. */
function isOperation(keys: readonly string[]): boolean {
  const isShared = keys[0] === 'components' && keys[1] === 'pathItems'
  if (keys[0] !== 'paths' && !isShared) return false
  const inPathItem = keys.slice(isShared ? 3 : 2)
  return inPathItem.length === 1 || (inPathItem.length === 2 && inPathItem[0] === 'additionalOperations')
}

interface Holder {
  readonly holder: JsonObject
  readonly keys: readonly string[]
}

/** Returns every object that has the extension, anywhere. */
function listHolders(value: Json | undefined, keys: readonly string[]): readonly Holder[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listHolders(item, [...keys, String(index)]))
  if (!isObject(value)) return []
  const own = Object.hasOwn(value, timeoutKey) && isExtensionAt([...keys, timeoutKey])
  const inside = Object.entries(value).flatMap(([key, member]) => {
    const inner = [...keys, key]
    return isExtensionAt(inner) ? [] : listHolders(member, inner)
  })
  return own ? [{ holder: value, keys }, ...inside] : inside
}
