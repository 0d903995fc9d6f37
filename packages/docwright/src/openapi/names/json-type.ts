/** `application/json`, `application/problem+json`, or no media type at all (a parameter's value, which is shown bare). */
export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType) || mediaType === '*/*'
}
