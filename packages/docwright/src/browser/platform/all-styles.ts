import { withBase } from './base-path.ts'
import { memoizeAsync } from './memoize-async.ts'

/** Puts the styles of all pages in force: the page that the server sent carries only those that its own HTML needs. */
export const applyAllStyles = memoizeAsync(linkAllStyles)

let isWanted = false

/** Like `applyAllStyles`, for what works without them: tried once, however often a reader comes near it, and a failure is ignored. */
export function preloadAllStyles(): void {
  if (isWanted) return
  isWanted = true
  applyAllStyles().catch(() => undefined)
}

async function linkAllStyles(): Promise<void> {
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
      link.addEventListener('error', () => reject(new Error(`${link.href} didn't load.`)))
      document.head.append(link)
    })
  } catch (error) {
    link.remove()
    throw error
  }
}
