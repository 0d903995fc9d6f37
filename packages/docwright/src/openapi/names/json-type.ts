/** Checks for a media type of JSON: `application/json`, `application/problem+json`, or no media type, which means a parameter's value. */
export function isJsonType(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType) || mediaType === '*/*'
}
