import { getReferenceHref } from '../model/api-hrefs.ts'
import type { PublishedApi } from '../model/published-api.ts'
import { createVariantExampleLookup } from '../model/reference/addressed-examples.ts'
import { encodeAddress } from '../openapi/names/field-address.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import type { SchemaLinks } from '../ui/schema/schema-links.ts'

/** The most uses that are listed. Further ones are only counted. */
const maxUses = 5

/** Returns the targets of schema links on an operation's page. A schema's own page has no operation. */
export function createSchemaLinks(api: PublishedApi, currentOperation?: Operation): SchemaLinks {
  const ownId = encodeAddress({ kind: 'schema' })
  const getFirstField = (name: string) => currentOperation?.firstFields.get(name)
  return {
    getPageHref: (slug) => getReferenceHref({ slug }, api.root),
    getFirstField,
    findExample: currentOperation ? createVariantExampleLookup(currentOperation) : () => undefined,
    getUses(name, id) {
      if (id !== (currentOperation ? getFirstField(name) : ownId)) return undefined
      const links: { href: string; label: string }[] = []
      const others = (api.users.get(name) ?? []).filter((each) => each !== currentOperation?.id)
      // Finding the location requires reading operations, so most are only counted.
      while (others.length > 0 && links.length < maxUses) {
        const operation = api.operationById.get(others.shift()!)
        const field = operation?.firstFields.get(name)
        if (!operation || field === undefined) continue
        links.push({ href: `${getReferenceHref(operation, api.root)}#${field}`, label: operation.title })
      }
      return links.length > 0 ? { links, others: others.length } : undefined
    },
  }
}
