/** Checks for JSON: `application/json`, `application/problem+json`, or no media type, which means a parameter's value. */
export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType) || mediaType === '*/*'
}
