import type { Json } from '../../document/json.ts'
import { isObject } from '../../document/json.ts'
import type { Structure } from '../facts/structure.ts'
import { sizeOf } from '../facts/structure.ts'
import type { Direction, Position } from './page-fields.ts'
import type { SchemaIndex } from './schema-index.ts'

/** The schemas that a page shows already, so that none is shown twice on it. */
interface ShownSchemas {
  /** The ID of what shows the same schema further up, if this one is a reference back to it. */
  above(raw: Json, position: Position): string | undefined
  /**
   * The ID under which another tree or branch (for a response, the request too) shows this schema. Where none does,
   * undefined, and from now on this position is the one that shows it, unless it is too short to refer to.
   */
  findOrClaim(raw: Json, at: SchemaToShow): string | undefined
  /** Of a response: the ID of what shows it in the request, where other fields of it are hidden. */
  inRequest(raw: Json, at: SchemaToShow): string | undefined
}

interface SchemaToShow {
  readonly structure: Structure
  readonly position: Position
}

/** The schemas that a page shows: none at first. */
export function shownSchemas({
  schemas,
  isDirectionIndependent,
}: Pick<SchemaIndex, 'schemas' | 'isDirectionIndependent'>): ShownSchemas {
  const shown: Record<Direction, Map<Json, string>> = {
    request: new Map(),
    response: new Map(),
    both: new Map(),
  }
  const identityIn = (raw: Json, { root }: Position) =>
    bodies.has(root.address.kind) ? schemas.parts(raw).identities.at(-1) : undefined
  return {
    above(raw, { above: nearest }) {
      if (!isObject(raw)) return undefined
      const { identities } = schemas.parts(raw)
      for (let above = nearest; above; above = above.next) {
        if (schemas.parts(above.raw).identities.some((known) => identities.includes(known))) return above.id
      }
      return undefined
    },
    findOrClaim(raw, { structure, position }) {
      const { root, id, above } = position
      const identity = identityIn(raw, position)
      if (identity === undefined) return undefined
      // Whole bodies are told once, however short: their statuses are together.
      if (above ? !isLong(structure) : sizeOf(structure) === 'nothing inside') return undefined
      const requested =
        root.direction === 'response' && isDirectionIndependent(raw) ? shown.request : undefined
      const known = shown[root.direction].get(identity) ?? requested?.get(identity)
      if (known === undefined) shown[root.direction].set(identity, id)
      return known
    },
    inRequest(raw, { structure, position }) {
      const isOther = position.root.direction === 'response' && !isDirectionIndependent(raw)
      if (!isOther || !isLong(structure)) return undefined
      const identity = identityIn(raw, position)
      return identity === undefined ? undefined : shown.request.get(identity)
    },
  }
}

/** A schema is told once in all bodies of a page. Parameters and headers each tell it again, since they are short and read one by one. */
const bodies = new Set(['request', 'response', 'schema'])

/** Whether a structure takes more room than the words that would refer to it. */
function isLong(structure: Structure): boolean {
  const { unions, shape } = structure
  return unions.length > 0 || (shape.kind === 'object' && sizeOf(structure) === 'large')
}
