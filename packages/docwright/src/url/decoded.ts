/** Decodes a part of a URL, such as `%20`. Invalid encoding is returned unchanged. */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
