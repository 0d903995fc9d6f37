/** The ID of a field inside what has an ID: `request.card` inside `request`. */
export function idBelow(id: string, name: string): string {
  return `${id}.${segment(name)}`
}

/** A name as one part of an ID: what a URL or a dot-separated path can't hold becomes a hyphen. */
export function segment(name: string): string {
  return /^\w+$/.test(name) ? name : name.replace(/[^\p{L}\p{N}_$@*~:+!-]+/gu, '-') || '-'
}

/** The last part of an ID, which is a field's own name. */
export function lastSegment(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1)
}

/** Whether an ID belongs to something inside a body, in whichever form that is written: `request-xml.card` is inside `request`. */
export function isInBody(id: string, body: string): boolean {
  return id.startsWith(`${body}.`) || id.startsWith(`${body}-`)
}
