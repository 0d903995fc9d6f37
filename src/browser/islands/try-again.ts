type Draw = (href: string) => Promise<void>

/** Until React's part has started there is nothing to draw with. */
let draw: Draw = async () => undefined

/** Says how a page is fetched and drawn anew. */
export function drawWith(another: Draw): void {
  draw = another
}

/** Fetches and draws a page anew; a page that cannot be had stays as it is. */
export async function tryAgain(href: string): Promise<void> {
  await draw(href).catch(() => undefined)
}
