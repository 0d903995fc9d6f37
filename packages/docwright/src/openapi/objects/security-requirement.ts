import { isObject, listOf, membersOf, textOf, textsOf } from '../document/json.ts'
import { present } from '../document/present.ts'
import type { SecurityScheme } from './security-scheme.ts'

/** One way to be let in: all of its schemes together; an empty list means that no proof is needed (OpenAPI 3.2, 4.30). */
export type SecurityRequirement = readonly RequiredScheme[]

/** A scheme that a caller needs, with the scopes it must have. */
export interface RequiredScheme {
  readonly scheme: SecurityScheme
  readonly scopes: readonly { readonly name: string; readonly description?: string }[]
}

/** Reads the security alternatives of an operation, or of the whole file if the operation names none, with the meaning of each scope. */
export function readSecurity(
  value: unknown,
  schemes: readonly SecurityScheme[],
): readonly SecurityRequirement[] {
  const byName = new Map(schemes.map((scheme) => [scheme.name, scheme]))
  // An empty list says that nothing is needed, which leaving it out doesn't.
  if (Array.isArray(value) && value.length === 0) return [[]]
  const requirements = listOf(value)
    .filter(isObject)
    .map((requirement) =>
      membersOf(requirement).flatMap(([name, scopes]) => {
        const scheme = byName.get(name)
        return scheme ? [{ scheme, scopes: textsOf(scopes).map((scope) => scopeOf(scheme, scope)) }] : []
      }),
    )
  return [...new Map(requirements.toReversed().map((each) => [keyOf(each), each])).values()].toReversed()
}

/** A text that two requirements share when they ask for the same schemes and scopes. */
function keyOf(requirement: SecurityRequirement): string {
  const needs = requirement.map(({ scheme, scopes }) => [
    scheme.name,
    ...scopes.map(({ name }) => name).sort(),
  ])
  return JSON.stringify(needs.toSorted())
}

function scopeOf(scheme: SecurityScheme, name: string) {
  const flows = scheme.kind === 'oauth2' ? scheme.flows : []
  const meaning = flows.flatMap((flow) => flow.scopes).find((scope) => scope.name === name)
  return present({ name, description: textOf(meaning?.description) })
}
