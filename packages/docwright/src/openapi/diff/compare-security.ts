import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asStrings, formatValue, getMember, listMembers } from '../document/json.ts'
import type { ComparedFile } from './description.ts'
import type { ChangeKind } from './kinds.ts'
import { compareLists } from './paired.ts'

/** A change of the required authentication. */
interface SecurityChange {
  readonly kind: ChangeKind
  readonly was?: string
  readonly is?: string
}

/** Compares how clients may authenticate. Schemes are the same if clients use them in the same way, whatever their names are. */
export function compareSecurity(
  [older, was]: readonly [ComparedFile, JsonObject],
  [newer, is]: readonly [ComparedFile, JsonObject],
): readonly SecurityChange[] {
  const [before, after] = [indexAlternatives(older, was), indexAlternatives(newer, is)]
  const [wasOpen, isOpen] = [before.has(''), after.has('')]
  if (wasOpen !== isOpen) return [{ kind: isOpen ? 'security-lifted' : 'security-required' }]
  if (isOpen) return []
  const scopeChanges = [...after].flatMap(([alternative, scopes]) => {
    const known = before.get(alternative)
    return known
      ? compareLists(known, scopes, { removed: 'scope-removed', added: 'scope-added' } as const)
      : []
  })
  const kinds = { removed: 'security-removed', added: 'security-added' } as const
  return [...compareLists([...before.keys()], [...after.keys()], kinds), ...scopeChanges]
}

/** Returns the scopes of each alternative. No alternatives count as one empty alternative, which sends nothing. */
function indexAlternatives(
  { document, references }: ComparedFile,
  operation: JsonObject,
): ReadonlyMap<string, readonly string[]> {
  const { securitySchemes } = asObject(document.components)
  const alternatives = asList(operation.security ?? document.security)
  if (alternatives.length === 0) return new Map([['', []]])
  return new Map(
    alternatives.map((alternative) => {
      const schemes = listMembers(alternative)
      const ways = schemes.map(([name]) =>
        describeScheme(references.follow(getMember(securitySchemes, name)), name),
      )
      return [ways.toSorted().join(' and '), schemes.flatMap(([, scopes]) => asStrings(scopes))] as const
    }),
  )
}

/** Describes how clients use a scheme, which identifies it whatever its name is. */
function describeScheme(scheme: Json | undefined, name: string): string {
  const { type, scheme: http, in: where, name: key } = asObject(scheme)
  if (type === 'apiKey') return `API key \`${formatValue(key ?? name)}\` in ${formatValue(where ?? 'header')}`
  if (type === 'http') return `HTTP ${formatValue(http ?? '').toLowerCase()}`
  return type === undefined ? name : formatValue(type)
}
