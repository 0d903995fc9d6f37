import { decoded } from '../../url/decoded.ts'
import { whileReading } from '../platform/while-reading.ts'

/**
 * Goes to the element of the address's hash as soon as that is in the document: the browser goes there late. So it is open and
 * in sight before the first paint, and nothing moves. Not on reload, back or forward, where the browser restores the scroll.
 */
export function followEarly(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!location.hash || visit?.type !== 'navigate') return
  whileReading((_, reading) => {
    if (!document.getElementById(decoded(location.hash.slice(1)))) return
    reading.disconnect()
    location.replace(location.hash)
  })
}
