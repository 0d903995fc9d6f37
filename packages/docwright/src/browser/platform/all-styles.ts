import { withBase } from './base-path.ts'
import { keptUnlessFailed } from './kept-unless-failed.ts'

/** Puts the styles of all pages in force: the page that the server sent carries only those that it shows itself with. */
export const allStyles = keptUnlessFailed(linked)

let isWanted = false

/** The same for what looks plain without them: tried once, however often the reader comes near it. */
export function wantAllStyles(): void {
  if (isWanted) return
  isWanted = true
  allStyles().catch(() => undefined)
}

async function linked(): Promise<void> {
  const { styles, integrity = '' } = document.documentElement.dataset
  // While developing, all styles are there.
  if (styles === undefined) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = withBase(styles)
  link.integrity = integrity
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error(`${link.href} did not come.`)))
      document.head.append(link)
    })
  } catch (error) {
    link.remove()
    throw error
  }
}
