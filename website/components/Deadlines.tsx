import { readDeadlines } from './figures/deadlines.ts'
import { Figure, formatFigureTwin } from './figures/Figure.tsx'
import { Span } from './figures/Span.tsx'

interface Props {
  /** The number of milliseconds between our deadline and the caller's timeout. */
  readonly margin: number
}

const caption =
  'At our deadline, you receive the fallback decision. At your timeout, your fallback rules decide.'
const passed = {
  ours: 'our deadline: 200, fallback decision',
  theirs: 'your timeout: fallback rules',
}

/** The two deadlines of an evaluation on a timeline: our default deadline, and the caller's timeout. */
export function Deadlines({ margin }: Props) {
  const { ours, theirs } = readDeadlines(margin)
  const share = (100 * ours) / theirs
  return (
    <Figure words={getWords(margin)} caption={caption} height={9}>
      <Span
        {...{ from: 0, to: share, y: 4, rise: 1.6, label: 'response: decision', end: `${ours} ms` }}
        event={passed.ours}
        tone="accent"
      />
      <Span
        {...{ from: share, to: 100, y: 4, rise: 3.6, label: 'network', end: `${theirs} ms` }}
        event={passed.theirs}
      />
    </Figure>
  )
}

/** Returns the figure's content as Markdown. */
export function twin({ margin }: Props): string {
  return formatFigureTwin({ words: getWords(margin), caption })
}

function getWords(margin: number): string {
  const { ours, theirs } = readDeadlines(margin)
  return (
    `0 to ${ours} ms, response: decision. ` +
    `At ${ours} ms, ${passed.ours}. At ${theirs} ms, ${passed.theirs}.`
  )
}
