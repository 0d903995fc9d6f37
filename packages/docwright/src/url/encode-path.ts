/** Encodes each segment of a path for a URL. Slashes are kept. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
