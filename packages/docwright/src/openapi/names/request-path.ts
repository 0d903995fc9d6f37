/** The parts of a key of `paths`. */
interface RequestPath {
  /** `/files/{id}` */
  readonly path: string
  /** A fixed query string: `beta=true`. */
  readonly query: string | undefined
  /** The part after `#`, such as `lights`. It's never sent, and only distinguishes the key from a similar one. */
  readonly fragment: string | undefined
}

/** Splits a key of `paths`. Braces may contain any character. */
export function parseRequestPath(key: string): RequestPath {
  const [, path = key, query, fragment] = pathQueryAndFragment.exec(key) ?? []
  return { path, query, fragment }
}

const pathQueryAndFragment = /^((?:\{[^}]*\}|[^?#])*)(?:\?((?:\{[^}]*\}|[^#])*))?(?:#(.*))?$/s
