import { decoded } from '../../url/decoded.ts'
import { whileReading } from '../platform/while-reading.ts'

/**
 * A browser follows an address when it has read the page. This follows it as soon as what it names is there, which so is open and in
 * sight from the first frame on, and moves nothing. Of a page that is shown again the browser knows a better place.
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
