import { decoded } from '../../url/decoded.ts'

/** The keys that a JSON Pointer in a URL fragment leads along (RFC 6901). */
export function keysOf(pointer: string): readonly string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((key, _index, keys) => key !== '' || keys.length > 1)
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** `#/paths/~1pets/get` for its keys: the inverse of `keysOf`. */
export function pointerOf(keys: readonly string[]): string {
  return `#${keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')}`
}
