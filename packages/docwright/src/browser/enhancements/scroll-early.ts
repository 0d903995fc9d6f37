import { decodeUrlPart } from '../../url/decoded.ts'
import { runWhileParsing } from '../platform/run-while-parsing.ts'

/**
 * Scrolls to the element in the address's hash as soon as it's in the document, because the browser does so late. The element is
 * then open and in view before the first paint, and nothing moves. Skipped on reload, back, and forward, where the browser
 * restores the scroll position.
 */
export function scrollToHashEarly(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { hash } = location
  if (!hash || visit?.type !== 'navigate') return
  runWhileParsing((_, observer) => {
    if (!document.getElementById(decodeUrlPart(hash.slice(1)))) return
    observer.disconnect()
    location.replace(hash)
  })
}
