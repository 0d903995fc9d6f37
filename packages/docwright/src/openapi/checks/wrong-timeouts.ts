import type { Problem } from '../../problem/problem.ts'
import { listObjects } from '../document/each-object.ts'
import { isExtensionAt } from '../document/extension.ts'
import { isOperationAt } from '../document/operations-in.ts'
import type { Source } from '../document/source.ts'
import { maxTimeout, readTimeout, timeoutKey } from '../document/timeout.ts'

/** Reports each `x-timeout` that has no effect: it isn't on an operation that readers call, or isn't a valid time. */
export function findTimeoutProblems(source: Source): readonly Problem[] {
  if (!source.text.includes(timeoutKey)) return []
  return [...listObjects(source.value)].flatMap(({ object, keys }) => {
    if (!Object.hasOwn(object, timeoutKey) || !isExtensionAt([...keys, timeoutKey])) return []
    const createProblem = (message: string, hint: string) =>
      ({ place: source.placeOf([...keys, timeoutKey]), message, hint, kind: 'structure' }) as const
    if (keys[0] === 'webhooks' || !isOperationAt(keys)) {
      return createProblem(`Nothing reads \`${timeoutKey}\` here.`, 'move it to an operation below `paths`')
    }
    if (readTimeout(object) !== undefined) return []
    return createProblem(
      `\`${timeoutKey}\` isn't a number of seconds from 0.001 to ${maxTimeout}.`,
      'write how long a sample waits for the response, such as `10` or `0.5`',
    )
  })
}
