import { Arrow } from './Arrow.tsx'
import figure from './Figure.module.css'
import { Figure } from './Figure.tsx'
import styles from './Sequence.module.css'
import type { Tone } from './tone.ts'
import { toned } from './tone.ts'

/** A message from one participant to another. */
export interface Message {
  readonly from: string
  readonly to: string
  readonly label: string
  /** When the message is sent, or its deadline. */
  readonly line?: string
  readonly tone?: Tone
}

/** A group of messages, and when they're sent. */
export interface Stretch {
  readonly when: string
  readonly messages: readonly Message[]
}

interface Props {
  /** The participants, from left to right. */
  readonly lanes: readonly string[]
  /** The distance of the outer lanes from the edges, in percent. */
  readonly edge: number
  readonly stretches: readonly Stretch[]
  readonly caption: string
}

/** The height of the names, and of a group's title, in em. */
const [heads, opening] = [2.25, 2.75]

/** A sequence diagram with numbered messages, so that a text can refer to them. */
export function Sequence({ lanes, edge, stretches, caption }: Props) {
  const across = new Map(
    lanes.map((lane, index) => [lane, edge + ((100 - 2 * edge) * index) / (lanes.length - 1)]),
  )
  const messages = stretches.flatMap((stretch) => stretch.messages)
  const pitch = messages.some(({ line }) => line) ? 4.5 : 3.25
  const height = heads + stretches.length * opening + messages.length * pitch
  const topOf = (count: number, stretch: number) => heads + stretch * opening + count * pitch
  return (
    <Figure words={describeSequence(stretches)} caption={caption} height={height}>
      {[...across].map(([lane, x]) => (
        <g key={lane} className={styles.lane}>
          <text className={figure.title} x={`${x}%`} y="1.2em">
            {lane}
          </text>
          <line x1={`${x}%`} x2={`${x}%`} y1={`${heads}em`} y2={`${height}em`} />
        </g>
      ))}
      {stretches.map(({ when }, index) => (
        <text
          key={when}
          className={styles.over}
          y={`${topOf(countBefore(stretches, index), index) + 1.75}em`}
        >
          {when}
        </text>
      ))}
      {stretches.flatMap((stretch, place) =>
        stretch.messages.map((message, index) => {
          const count = countBefore(stretches, place) + index
          return (
            <Drawn
              key={count}
              message={message}
              count={count + 1}
              ends={[across.get(message.from)!, across.get(message.to)!]}
              top={topOf(count, place + 1)}
            />
          )
        }),
      )}
    </Figure>
  )
}

/** Returns the messages as text. */
export function describeSequence(stretches: readonly Stretch[]): string {
  return stretches
    .flatMap(({ when, messages }, place) => [
      `${when}.`,
      ...messages.map(({ from, to, label, line }, index) => {
        const number = countBefore(stretches, place) + index + 1
        return `${number} ${from} to ${to}: ${label}${line ? `, ${line}` : ''}.`
      }),
    ])
    .join(' ')
}

interface DrawnProps {
  readonly message: Message
  readonly count: number
  /** The horizontal start and end, in percent. */
  readonly ends: readonly [from: number, to: number]
  /** In em. */
  readonly top: number
}

function Drawn({ message: { label, line, tone }, count, ends: [from, to], top }: DrawnProps) {
  const middle = `${(from + to) / 2}%`
  const y = top + 1.75
  return (
    <g className={styles.message}>
      <text
        className={tone && figure.title}
        x={middle}
        dx={to > from ? '0.4em' : '-0.4em'}
        y={`${y - 0.6}em`}
      >
        {label}
      </text>
      <Arrow from={[from, y]} to={[to, y]} tone={tone} />
      {line && (
        <text x={middle} y={`${y + 1.35}em`}>
          {line}
        </text>
      )}
      <svg className={toned('box', tone)} x={`${from}%`} y={`${y}em`} aria-hidden="true">
        <circle r="0.8em" />
        <text y="0.35em">{count}</text>
      </svg>
    </g>
  )
}

function countBefore(stretches: readonly Stretch[], place: number): number {
  return stretches.slice(0, place).reduce((sum, { messages }) => sum + messages.length, 0)
}
