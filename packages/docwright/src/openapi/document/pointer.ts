import { decodeUrlPart } from '../../url/decoded.ts'

/** Returns the keys of a JSON Pointer in a URL fragment (RFC 6901). */
export function parseFragment(pointer: string): readonly string[] {
  return pointer
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((key, _index, keys) => key !== '' || keys.length > 1)
    .map((key) => decodeUrlPart(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns the keys of a JSON Pointer that isn't part of a URL (RFC 6901). */
export function parsePointer(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns the JSON Pointer of keys: `/paths/~1pets/get`. The inverse of `parsePointer`. */
export function formatPointer(keys: readonly string[]): string {
  return keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Returns the JSON Pointer of keys in a URL fragment: `#/paths/~1pets/get`. The inverse of `parseFragment`. */
export function formatFragment(keys: readonly string[]): string {
  return `#${encodeURIComponent(formatPointer(keys)).replaceAll('%2F', '/')}`
}
