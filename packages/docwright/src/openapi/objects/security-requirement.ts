import { asList, asString, asStrings, isObject, listMembers } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import type { SecurityScheme } from './security-scheme.ts'

/** A security alternative: all its schemes together. An empty list requires no authentication (OpenAPI 3.2, 4.30). */
export type SecurityRequirement = readonly RequiredScheme[]

/** A required security scheme, with the required scopes. */
interface RequiredScheme {
  readonly scheme: SecurityScheme
  readonly scopes: readonly { readonly name: string; readonly description?: string }[]
}

/** Reads the security alternatives of an operation, or of the whole file if the operation names none, with the meaning of each scope. */
export function readSecurity(
  value: unknown,
  schemes: readonly SecurityScheme[],
): readonly SecurityRequirement[] {
  const byName = new Map(schemes.map((scheme) => [scheme.name, scheme]))
  // An empty list means that no authentication is needed, unlike a missing one.
  if (Array.isArray(value) && value.length === 0) return [[]]
  const requirements = asList(value)
    .filter(isObject)
    .map((requirement) =>
      listMembers(requirement).flatMap(([name, scopes]) => {
        const scheme = byName.get(name)
        return scheme
          ? [{ scheme, scopes: asStrings(scopes).map((scope) => describeScope(scheme, scope)) }]
          : []
      }),
    )
  return [...new Map(requirements.toReversed().map((each) => [getKey(each), each])).values()].toReversed()
}

/** Returns a key that is equal for requirements with the same schemes and scopes. */
function getKey(requirement: SecurityRequirement): string {
  const needs = requirement.map(({ scheme, scopes }) => [
    scheme.name,
    ...scopes.map(({ name }) => name).sort(),
  ])
  return JSON.stringify(needs.toSorted())
}

function describeScope(scheme: SecurityScheme, name: string) {
  const flows = scheme.kind === 'oauth2' ? scheme.flows : []
  const meaning = flows.flatMap((flow) => flow.scopes).find((scope) => scope.name === name)
  return removeUndefined({ name, description: asString(meaning?.description) })
}
