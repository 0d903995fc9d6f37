/** The kinds of pictures that a brand may have, by how their names end. */
export const pictureTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

interface Size {
  readonly width: number
  readonly height: number
}

/** How large an SVG or PNG says that it is; undefined for what is neither, or an SVG that gives no size. */
export function pictureSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 24 && view.getUint32(0) === 0x89504e47) {
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  const [start] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes)) ?? []
  if (start === undefined) return undefined
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(start)?.[1]),
  ) as [number, number]
  if (width > 0 && height > 0) return { width, height }
  const box = /\sviewBox=["']([^"']*)["']/
    .exec(start)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  return box && box[2]! > 0 && box[3]! > 0 ? { width: box[2]!, height: box[3]! } : undefined
}
