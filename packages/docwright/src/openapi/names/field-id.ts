/** Returns the ID of a field inside a part with an ID: `request.card` inside `request`. */
export function appendToId(id: string, name: string): string {
  return `${id}.${encodeSegment(name)}`
}

/** Encodes a name as one part of an ID. Characters that URLs or dotted paths can't contain become hyphens. */
export function encodeSegment(name: string): string {
  return /^\w+$/.test(name) ? name : name.replace(/[^\p{L}\p{N}_$@*~:+!-]+/gu, '-') || '-'
}

/** Returns the last part of an ID, which is the field's own name. */
export function getLastSegment(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}

/** Checks whether an ID is a whole body's and not a field's: `request`, `response.200-xml`, `schema`. */
export function isWholeBody(id: string): boolean {
  return /^(?:callback\.[^.]+\.[^.]+\.)?(?:(?:request|schema)(?:-[^.]*)?|response\.[^.]+)$/.test(id)
}

/** Checks whether an ID belongs to something inside a body, in any format: `request-xml.card` is inside `request`. */
export function isInBody(id: string, body: string): boolean {
  return id.startsWith(`${body}.`) || id.startsWith(`${body}-`)
}
