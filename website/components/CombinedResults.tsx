import { listCombinedResults } from './decisions/combined-results.ts'
import { Arrow } from './figures/Arrow.tsx'
import { Box } from './figures/Box.tsx'
import { Figure, formatFigureTwin } from './figures/Figure.tsx'

interface Props {
  /** The name of an example of `evaluateRisk` in the API file. */
  readonly example: string
}

const exception = 'If a rule approves, the threshold doesn’t count.'

/** A figure of how lists, rules and the threshold combine into one decision, with the numbers of an example. */
export function CombinedResults({ example }: Props) {
  const { rawScore, added, score, precedence, decision, source, ...results } = listCombinedResults(example)
  const layers = [
    { layer: 'acl', title: 'List minimum', lines: [results.lists, results.hits] },
    { layer: 'rule', title: 'Decision rules', lines: [results.rules, results.inShadow] },
    { layer: 'score', title: 'Threshold', lines: [results.threshold, results.extent] },
  ]
  return (
    <Figure {...getWords(example)} height={26.5}>
      <Box at={[0, 0]} width={30} title="raw_score" lines={[rawScore]} />
      <Arrow from={[30, 2]} to={[35, 2]} />
      <Box at={[35, 0]} width={30} title="Score rules" lines={[added]} />
      <Arrow from={[65, 2]} to={[70, 2]} />
      <Box at={[70, 0]} width={30} title="score" lines={[score]} />
      <Arrow from={[85, 4]} to={[85, 6.5]} />
      {layers.map(({ layer, title, lines }, index) => (
        <g key={layer}>
          <Box
            at={[35 * index, 6.5]}
            width={30}
            tone={layer === source ? 'accent' : undefined}
            title={title}
            lines={lines}
          />
          <Arrow
            from={[35 * index + 15, 12]}
            to={[35 * index + 15, 14.5]}
            tone={layer === source ? 'accent' : undefined}
          />
        </g>
      ))}
      <Box
        at={[0, 14.5]}
        width={100}
        title="The strictest wins"
        lines={[precedence.join(', then '), exception]}
      />
      <Arrow from={[50, 20]} to={[50, 22.5]} tone="accent" />
      <Box
        at={[0, 22.5]}
        width={100}
        tone="accent"
        title={`decision: ${decision}`}
        lines={[`decision_source: ${source}`]}
      />
    </Figure>
  )
}

/** Returns the figure's content as Markdown. */
export function twin({ example }: Props): string {
  return formatFigureTwin(getWords(example))
}

function getWords(example: string) {
  const { rawScore, added, score, precedence, decision, source, ...results } = listCombinedResults(example)
  return {
    words:
      `How results combine. The model's raw_score ${rawScore} and the score rules' ${added} give score ${score}. ` +
      `Three results go into the decision. The minimum from lists: ${results.lists}, ${results.hits}. ` +
      `The decision rules: ${results.rules}, ${results.inShadow}. ` +
      `The threshold: ${results.threshold}, because ${score} is in ${results.extent}. ` +
      `The strictest wins: ${precedence.join(', then ')}. ${exception} ` +
      `The outcome is decision ${decision} with decision_source ${source}.`,
    caption: `Three results, one decision, with the numbers of the example ${example}.`,
  }
}
