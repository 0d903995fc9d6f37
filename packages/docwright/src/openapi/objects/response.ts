import { STATUS_CODES } from 'node:http'
import { withoutOpening } from '../../markdown/told-twice.ts'
import { fieldsOf } from '../document/extension.ts'
import { objectOf, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'
import { encode } from '../names/field-address.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import type { Header } from './header.ts'
import { readHeaders } from './header.ts'
import type { Link } from './link.ts'
import { readLinks } from './link.ts'
import type { MediaType } from './media-type.ts'
import { readContent } from './media-type.ts'
import type { OperationReader } from './operation-reader.ts'
import { inCallback } from './operation-reader.ts'

/** What comes back (OpenAPI 3.2, 4.17). */
export interface Response {
  /** `response.200`. */
  readonly id: string
  /** `200`, `4XX` or `default`. */
  readonly status: string
  /** "200 OK", "Any other status". */
  readonly title: string
  readonly summary?: string
  /** Markdown. */
  readonly description?: string
  readonly headers: readonly Header[]
  readonly content: readonly MediaType[]
  readonly links: readonly Link[]
}

/** The responses by status: numbers ascending, ranges after their numbers, `default` last. */
export function readResponses(
  value: unknown,
  direction: Direction,
  reader: OperationReader,
): readonly Response[] {
  return fieldsOf(value)
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([status, member]) => {
      const response = objectOf(reader.references.follow(member))
      const address = { kind: 'response', status, ...inCallback(reader) } as const
      return present({
        id: encode(address),
        status,
        title: titleOf(status),
        summary: textOf(response.summary),
        description: withoutOpening(textOf(response.description), phrases.get(status) ?? status),
        headers: readHeaders(response.headers, { address, direction }, reader),
        content: readContent(response.content, { address, direction }, reader),
        links: readLinks(response.links, reader.references),
      })
    })
}

function rank(status: string): number {
  const range = /^([1-5])XX$/i.exec(status)
  if (range) return Number(range[1]) * 100 + 99.5
  return /^\d{3}$/.test(status) ? Number(status) : 1000
}

const phrases = new Map(Object.entries(STATUS_CODES))

const ranges: Record<string, string> = {
  1: 'Any other information',
  2: 'Any other success',
  3: 'Any other redirection',
  4: 'Any other client error',
  5: 'Any other server error',
}

function titleOf(status: string): string {
  if (/^[1-5]XX$/i.test(status)) return `${status.toUpperCase()} ${ranges[status.charAt(0)]}`
  if (status === 'default') return 'Any other status'
  return `${status} ${phrases.get(status) ?? ''}`.trim()
}
