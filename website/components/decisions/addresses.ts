/** The page of the operation whose examples are shown. */
const operation = '/docs/api/post-v-1-risk-evaluations'

/** Returns the address of a response field in the reference, by its path. */
export function getResponseFieldHref(path: string): string {
  return `${operation}#response.200.${path}`
}

/** The example in the samples of the operation. */
export function getExampleHref(name: string): string {
  return `${operation}#example.${name}`
}

/** The ID of the path that an example takes, on the page of the explorer. */
export function getPathId(name: string): string {
  return `decision-${name}`
}
