import type { Tone } from './tone.ts'
import { toned } from './tone.ts'

interface Props {
  /** In percent. */
  readonly from: number
  readonly to: number
  /** In em. */
  readonly y: number
  readonly label: string
  /** The label below the end, and the label of the event there, with its distance above the line in em. */
  readonly end?: string
  readonly event?: string
  readonly rise: number
  readonly tone?: Tone
}

/** A segment of a timeline that ends with an event. */
export function Span({ from, to, y, label, end, event, rise, tone }: Props) {
  return (
    <svg
      className={toned('box', tone)}
      x={`${from}%`}
      y={`${y}em`}
      width={`${to - from}%`}
      aria-hidden="true"
    >
      <rect width="100%" height="2.5em" />
      {(end || event) && <line x1="100%" x2="100%" y1={`${-rise}em`} y2={end ? '3.25em' : '2.5em'} />}
      <text x="50%" y="1.6em">
        {label}
      </text>
      {end && (
        <text textAnchor="end" x="100%" y="4.5em">
          {end}
        </text>
      )}
      {event && (
        <text textAnchor="end" dx="-0.5em" x="100%" y={`${-rise}em`} dy="0.9em">
          {event}
        </text>
      )}
    </svg>
  )
}
