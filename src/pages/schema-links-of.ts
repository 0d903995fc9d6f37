import { operationHref, schemaHref } from '../model/api-hrefs.ts'
import type { PublishedApi } from '../model/published-api.ts'
import type { Api } from '../openapi/api.ts'
import { encode } from '../openapi/names/field-address.ts'
import type { SchemaUse } from '../openapi/schema/schema-use.ts'
import type { SchemaLinks } from '../ui/schema/schema-links.ts'

/** More uses than this are only counted. */
const most = 5

/** Where the schemas of an operation's page lead to; a schema's own page belongs to none. */
export function schemaLinksOf(api: PublishedApi, here?: string): SchemaLinks {
  const uses = usesByName(api)
  return {
    pageOf: (slug) => schemaHref(slug, api.root),
    firstPlaceOf: (name) => uses.get(name)?.get(here ?? ''),
    usesOf(name, id) {
      const firstPlaces = uses.get(name)
      const ownId = encode({ kind: 'schema' })
      if (!firstPlaces || (here === undefined ? id !== ownId : firstPlaces.get(here) !== id)) {
        return undefined
      }
      const count = firstPlaces.size - (firstPlaces.has(here ?? '') ? 1 : 0)
      if (count === 0) return undefined
      const links = []
      for (const [operationId, field] of firstPlaces) {
        if (operationId === here) continue
        if (links.length === most) break
        const operation = api.operationById.get(operationId)
        if (!operation) continue
        links.push({ href: `${operationHref(operation, api.root)}#${field}`, label: operation.title })
      }
      return { links, others: count - links.length }
    },
  }
}

type UsesByName = ReadonlyMap<string, ReadonlyMap<string, string>>

const known = new WeakMap<Api, UsesByName>()

/** For each schema, each operation that shows it and the first field that does; made once, since every page asks. */
function usesByName(api: Api): UsesByName {
  const made = known.get(api) ?? new Map([...api.schemaUses].map(([name, uses]) => [name, firstPlaces(uses)]))
  known.set(api, made)
  return made
}

function firstPlaces(uses: readonly SchemaUse[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const { operation, field } of uses) if (!places.has(operation)) places.set(operation, field)
  return places
}
