import type { Tone } from './tone.ts'
import { toned } from './tone.ts'

/** A position in a figure: horizontally in percent, vertically in em. */
type Place = readonly [x: number, y: number]

/** A vertical or horizontal arrow. */
export function Arrow({ from, to, tone }: { from: Place; to: Place; tone?: Tone | undefined }) {
  const head = from[0] === to[0] ? 'M-4-6 0-1 4-6' : from[0] < to[0] ? 'M-6-4-1 0-6 4' : 'M6-4 1 0 6 4'
  return (
    <g className={toned('arrow', tone)}>
      <line x1={`${from[0]}%`} y1={`${from[1]}em`} x2={`${to[0]}%`} y2={`${to[1]}em`} />
      <svg x={`${to[0]}%`} y={`${to[1]}em`} aria-hidden="true">
        <path d={head} />
      </svg>
    </g>
  )
}
