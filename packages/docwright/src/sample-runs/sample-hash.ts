import { hash } from 'node:crypto'

/** What a sample is known by where its run is written down: another text has another one. */
export function sampleHash(source: string): string {
  return hash('sha256', source).slice(0, 12)
}
