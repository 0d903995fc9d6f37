import { Figure, formatFigureTwin } from './figures/Figure.tsx'
import styles from './LabelDelay.module.css'

interface Props {
  /** The number of days after which no more signals are expected. */
  readonly limit: number
  /** Each signal's name and delay: in words, and as ranges of days after the payment for the usual and the occasional case. */
  readonly signals: readonly Signal[]
}

interface Signal {
  readonly name: string
  readonly delay: string
  readonly usual?: readonly number[]
  readonly varies?: readonly number[]
}

/** The distance between two signals, in em. */
const pitch = 3.75
const month = 30

/** A timeline of when each signal about a payment arrives, in days after the payment. */
export function LabelDelay(props: Props) {
  const { limit, signals } = props
  const spans = signals.flatMap(({ usual = [], varies = [] }) => [...usual, ...varies])
  const end = Math.max(limit, ...spans)
  const bottom = signals.length * pitch
  const days = Array.from({ length: Math.floor(end / month) + 1 }, (_, index) => index * month)
  const share = (count: number) => `${(100 * count) / end}%`
  return (
    <Figure {...getWords(props)} height={bottom + 3.5}>
      {[...new Set([...days, limit])].map((day) => (
        <g key={day} className={day === limit ? styles.limit : styles.day}>
          <line x1={share(day)} x2={share(day)} y2={`${bottom}em`} />
          <text x={share(day)} y={`${bottom + 1.25}em`}>
            {day}
          </text>
        </g>
      ))}
      <text y={`${bottom + 3.25}em`}>Days after the payment. Dashed: varies.</text>
      {signals.map(({ name, delay, usual, varies }, index) => (
        <g key={name} className={styles.signal}>
          <text y={`${index * pitch + 1.2}em`}>
            <tspan>{name}</tspan> {delay}
          </text>
          {[usual, varies].map(
            (days) =>
              days && (
                <rect
                  key={`${days}`}
                  data-varies={days === varies || undefined}
                  x={share(days[0]!)}
                  y={`${index * pitch + 1.9}em`}
                  width={share(days[1]! - days[0]!)}
                />
              ),
          )}
        </g>
      ))}
    </Figure>
  )
}

/** Returns the figure's content as Markdown. */
export function twin(props: Props): string {
  return formatFigureTwin(getWords(props))
}

function getWords({ limit, signals }: Props) {
  return {
    words:
      'How long after the payment each signal usually arrives. ' +
      `${signals.map(({ name, delay }) => `${name}: ${delay}.`).join(' ')} ` +
      `A line at ${limit} days marks the limit for Visa 10.4, counted from the processing date.`,
    caption:
      `When each signal usually arrives. The limit of ${limit} days is Visa's; ` +
      'the rest are rules of thumb, so measure your own.',
  }
}
