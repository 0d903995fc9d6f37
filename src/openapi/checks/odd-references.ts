import type { Problem } from '../../problem/problem.ts'
import { eachSchema } from '../document/each-schema.ts'
import { objectOf } from '../document/json.ts'
import type { References } from '../document/reference.ts'
import { readReferences, refOf } from '../document/reference.ts'
import type { Source } from '../document/source.ts'

/** References outside schemas that name nothing; the linter takes them to name the whole file. */
export function emptyReferences(source: Source): readonly Problem[] {
  return referencesIn(source).flatMap(({ reference, keys }) => {
    if (reference !== '') return []
    return [
      {
        place: source.placeOf(keys),
        message: 'This `$ref` is empty.',
        hint: 'write the address of what is meant, or remove it',
        kind: 'references',
      },
    ]
  })
}

/** So many references may follow one another. */
const mostLinks = 100

/**
 * Where references outside schemas begin to be more than anyone follows, each chain once. The linter follows every link to
 * the end of its chain, which takes minutes for some thousands.
 */
export function longChains(source: Source): readonly Problem[] {
  const references = readReferences(objectOf(source.value))
  return referencesIn(source).flatMap(({ reference, keys }) => {
    const followers = followersOf(reference, references)
    if (followers.length !== mostLinks + 1) return []
    return [
      {
        place: source.placeOf(keys),
        message: `More than ${mostLinks} references follow from here, each to the next.`,
        hint: `refer to what the last one stands for: \`${followers.at(-1)}\``,
        kind: 'references',
      },
    ]
  })
}

/** The references that one leads to, each through the one before; only the first of them where there are too many. */
function followersOf(reference: string, { target }: References): readonly string[] {
  const found: string[] = []
  const after = (each: string) => refOf(target(each)?.value)
  for (let next = after(reference); next !== undefined && found.length < mostLinks + 2; next = after(next)) {
    found.push(next)
  }
  return found
}

interface Written {
  readonly reference: string
  readonly keys: readonly string[]
}

function referencesIn(source: Source): readonly Written[] {
  const found: Written[] = []
  eachSchema(objectOf(source.value), {
    reference: (reference, keys) => void found.push({ reference, keys: [...keys, '$ref'] }),
  })
  return found
}
