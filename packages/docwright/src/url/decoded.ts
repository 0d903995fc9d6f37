/** A part of an address as it is meant, `%20` as a space; one that isn't encoded at all is taken as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
