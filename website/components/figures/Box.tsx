import styles from './Figure.module.css'
import type { Tone } from './tone.ts'
import { toned } from './tone.ts'

interface Props {
  /** The top left corner: horizontally in percent, vertically in em. */
  readonly at: readonly [x: number, y: number]
  /** In percent. */
  readonly width: number
  readonly title: string
  readonly lines: readonly string[]
  readonly tone?: Tone | undefined
}

/** A box with a title and lines below it. */
export function Box({ at: [x, y], width, title, lines, tone }: Props) {
  return (
    <svg className={toned('box', tone)} x={`${x}%`} y={`${y}em`} width={`${width}%`} aria-hidden="true">
      <rect width="100%" height={`${2.5 + 1.5 * lines.length}em`} />
      <text className={styles.title} x="50%" y="1.7em">
        {title}
      </text>
      {lines.map((line, index) => (
        <text key={line} x="50%" y={`${3.2 + 1.5 * index}em`}>
          {line}
        </text>
      ))}
    </svg>
  )
}
