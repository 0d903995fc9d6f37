import type { Json } from '../../document/json.ts'
import { isObject } from '../../document/json.ts'
import type { Structure } from '../facts/structure.ts'
import { classifySize } from '../facts/structure.ts'
import type { Direction, Position } from './page-fields.ts'
import type { SchemaIndex } from './schema-index.ts'

/** The schemas that a page already shows, so that none is shown twice. */
interface ShownSchemas {
  /** Returns the ID of the same schema further up, if this is a recursive reference. */
  findAncestor(raw: Json, position: Position): string | undefined
  /**
   * Returns the ID at which another tree or branch already shows this schema; for a response, that includes the request.
   * Otherwise returns undefined and records this position, unless the schema is too short to refer to.
   */
  findOrClaim(raw: Json, at: SchemaToShow): string | undefined
  /** For a response, returns the ID of the same object in the request if other fields of it are hidden there. */
  findInRequest(raw: Json, at: SchemaToShow): string | undefined
}

interface SchemaToShow {
  readonly structure: Structure
  readonly position: Position
}

/** Creates an empty record of a page's schemas. */
export function createShownSchemas({
  schemas,
  isDirectionIndependent,
}: Pick<SchemaIndex, 'schemas' | 'isDirectionIndependent'>): ShownSchemas {
  const shown: Record<Direction, Map<Json, string>> = {
    request: new Map(),
    response: new Map(),
    both: new Map(),
  }
  const getIdentity = (raw: Json, { root }: Position) =>
    bodyKinds.has(root.address.kind) ? schemas.getParts(raw).identities.at(-1) : undefined
  return {
    findAncestor(raw, position) {
      if (!isObject(raw)) return undefined
      const { identities } = schemas.getParts(raw)
      for (let { ancestor } = position; ancestor; ancestor = ancestor.next) {
        const known = schemas.getParts(ancestor.raw).identities
        if (known.some((identity) => identities.includes(identity))) return ancestor.id
      }
      return undefined
    },
    findOrClaim(raw, { structure, position }) {
      const { root, id, ancestor } = position
      const identity = getIdentity(raw, position)
      if (identity === undefined) return undefined
      // Whole bodies are shown only once, however short, because their statuses are shown together.
      if (ancestor ? !isLong(structure) : classifySize(structure) === 'nothing inside') return undefined
      const inRequest =
        root.direction === 'response' && isDirectionIndependent(raw) ? shown.request : undefined
      const earlier = shown[root.direction].get(identity) ?? inRequest?.get(identity)
      if (earlier === undefined) shown[root.direction].set(identity, id)
      return earlier
    },
    findInRequest(raw, { structure, position }) {
      const differs = position.root.direction === 'response' && !isDirectionIndependent(raw)
      if (!differs || !isLong(structure)) return undefined
      const identity = getIdentity(raw, position)
      return identity === undefined ? undefined : shown.request.get(identity)
    },
  }
}

/**
 * A schema is shown only once in all bodies of a page. Parameters and headers each show it again, because they're short and read
 * separately.
 */
const bodyKinds = new Set(['request', 'response', 'schema'])

/** Checks whether a structure takes more space than a reference to it. */
function isLong(structure: Structure): boolean {
  const { unions, shape } = structure
  return unions.length > 0 || (shape.kind === 'object' && classifySize(structure) === 'large')
}
