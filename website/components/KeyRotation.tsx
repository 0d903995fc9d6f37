import { getStatus } from './figures/api-names.ts'
import styles from './figures/Figure.module.css'
import { Figure, formatFigureTwin } from './figures/Figure.tsx'
import { Span } from './figures/Span.tsx'

interface Props {
  /** The default number of hours that an old key keeps working. */
  readonly overlap: number
}

const caption = 'Both keys work until the overlap ends. The numbers match the steps below.'
const ended = 'credential_expired'
const steps = ['1 create', '2 deploy', '3 check']

/** A timeline of the old and the new API key, which shows that one of them always works. */
export function KeyRotation({ overlap }: Props) {
  return (
    <Figure words={getWords({ overlap })} caption={caption} height={13}>
      <text className={styles.title} y="1em">
        Old key
      </text>
      <Span {...{ from: 0, to: 68, y: 2, rise: 1.6, label: 'in use', event: '4 retire' }} />
      <Span
        {...{ from: 68, to: 100, y: 2, rise: 0, label: `overlap, ${overlap} h`, tone: 'danger' }}
        end={`then ${getStatus(ended)} ${ended}`}
      />
      <text className={styles.title} y="9em">
        New key
      </text>
      {steps.map((label, index) => (
        <Span key={label} {...{ from: 8 + 20 * index, to: 28 + 20 * index, y: 10, rise: 0, label }} />
      ))}
      <Span {...{ from: 68, to: 100, y: 10, rise: 0, label: 'in use', tone: 'accent' }} />
    </Figure>
  )
}

/** Returns the figure's content as Markdown. */
export function twin(props: Props): string {
  return formatFigureTwin({ words: getWords(props), caption })
}

function getWords({ overlap }: Props): string {
  return (
    `Rotation of an API key over time. The old key is in use until 4 retire; then an overlap of ${overlap} hours; ` +
    `then ${getStatus(ended)} ${ended}. The new key: ${steps.join(', ')}; then in use, before the overlap begins.`
  )
}
