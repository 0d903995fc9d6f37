import { STATUS_CODES } from 'node:http'
import { removeOpening } from '../../markdown/same-text.ts'
import { listFields } from '../document/extension.ts'
import { asObject, asString } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import { encodeAddress } from '../names/field-address.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import type { Header } from './header.ts'
import { readHeaders } from './header.ts'
import type { Link } from './link.ts'
import { readLinks } from './link.ts'
import type { MediaType } from './media-type.ts'
import { readContent } from './media-type.ts'
import type { OperationReader } from './operation-reader.ts'
import { getCallbackAddress } from './operation-reader.ts'

/** A response (OpenAPI 3.2, 4.17). */
export interface Response {
  /** `response.200`. */
  readonly id: string
  /** `200`, `4XX` or `default`, as in the file. */
  readonly status: string
  /** "200 OK", "Any other status". */
  readonly title: string
  /** Whether it's an error. `default` next to a success is one, too. */
  readonly isError: boolean
  readonly summary?: string
  /** The description, in Markdown. */
  readonly description?: string
  readonly headers: readonly Header[]
  readonly content: readonly MediaType[]
  readonly links: readonly Link[]
}

/** Reads the responses by status: numbers ascending, ranges after their numbers, `default` last. */
export function readResponses(
  value: unknown,
  direction: Direction,
  reader: OperationReader,
): readonly Response[] {
  const all = listFields(value).toSorted(([a], [b]) => getSortKey(a) - getSortKey(b))
  const statuses = all.map(([status]) => status)
  return all.map(([status, member]) => {
    const response = asObject(reader.references.follow(member))
    const address = { kind: 'response', status, ...getCallbackAddress(reader) } as const
    return removeUndefined({
      id: encodeAddress(address),
      status,
      title: getTitle(status, statuses),
      isError: /^[45]/.test(status) || (status === 'default' && statuses.some((each) => /^[123]/.test(each))),
      summary: asString(response.summary),
      description: removeOpening(asString(response.description), phrases.get(status) ?? status),
      headers: readHeaders(response.headers, { address, direction }, reader),
      content: readContent(response.content, { address, direction }, reader),
      links: readLinks(response.links, reader.references),
    })
  })
}

/** Returns the status as a number. A range comes after its statuses, and `default` last. */
function getSortKey(status: string): number {
  const range = /^([1-5])XX$/i.exec(status)
  if (range) return Number(range[1]) * 100 + 99.5
  return /^\d{3}$/.test(status) ? Number(status) : 1000
}

const phrases = new Map(Object.entries(STATUS_CODES))

const ranges: Record<string, string> = {
  1: 'information',
  2: 'success',
  3: 'redirection',
  4: 'client error',
  5: 'server error',
}

/** Returns the title of a status. A range is "Any other" if the file also has some of its statuses. */
function getTitle(status: string, all: readonly string[]): string {
  const chooseAny = (named: readonly string[]) => (named.length > 0 ? 'Any other' : 'Any')
  if (/^[1-5]XX$/i.test(status)) {
    const named = all.filter((each) => each.startsWith(status.charAt(0)) && each !== status)
    return `${status} ${chooseAny(named)} ${ranges[status.charAt(0)]}`
  }
  if (status === 'default') return `${chooseAny(all.filter((each) => each !== status))} status`
  return `${status} ${phrases.get(status) ?? ''}`.trim()
}
