/** A key of `paths`, taken apart. */
interface RequestPath {
  /** `/files/{id}` */
  readonly path: string
  /** What is sent behind it whatever else a caller asks for: `beta=true`. */
  readonly query: string | undefined
  /** The part after `#`, such as `lights`. It's never sent, and only distinguishes the key from a similar one. */
  readonly fragment: string | undefined
}

/** A key of `paths` in its pieces; what is in braces may hold any mark. */
export function requestPath(key: string): RequestPath {
  const [, path = key, query, fragment] = pieces.exec(key) ?? []
  return { path, query, fragment }
}

const pieces = /^((?:\{[^}]*\}|[^?#])*)(?:\?((?:\{[^}]*\}|[^#])*))?(?:#(.*))?$/s
