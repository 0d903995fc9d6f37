import { askedByList } from './decisions/answer.ts'
import { examplesOfEvaluation } from './decisions/decision-paths.ts'
import { Arrow } from './figures/Arrow.tsx'
import { Box } from './figures/Box.tsx'
import { Figure, figureTwin } from './figures/Figure.tsx'
import type { Tone } from './figures/tone.ts'

/** A step of an evaluation, and what it can settle on its own. */
interface EvaluationStep {
  readonly title: string
  readonly line: string
  readonly settles?: { readonly as: string; readonly when: string; readonly tone: Tone }
}

/** From one step to the next, in em. */
const pitch = 5.5

const caption = 'The order of evaluation. Only the first three steps can settle the decision early.'

/** The nine steps of an evaluation from top to bottom, and what the first three can settle early. */
export function EvaluationOrder() {
  const steps = stepsOf()
  return (
    <Figure words={wordsOf(steps)} caption={caption} height={steps.length * pitch - 1.5}>
      {steps.map(({ title, line, settles }, index) => {
        const [top, isLast] = [index * pitch, index === steps.length - 1]
        return (
          <g key={title}>
            <Box
              {...{ at: [0, top], width: 61, title: `${index + 1} ${title}`, lines: [line] }}
              tone={isLast ? 'accent' : undefined}
            />
            {!isLast && <Arrow from={[30.5, top + 4]} to={[30.5, top + pitch]} />}
            {settles && (
              <>
                <Arrow from={[61, top + 2]} to={[69, top + 2]} tone={settles.tone} />
                <Box
                  {...{ at: [69, top], width: 31, title: settles.as, lines: [settles.when] }}
                  tone={settles.tone}
                />
              </>
            )}
          </g>
        )
      })}
    </Figure>
  )
}

/** The words that stand for the figure in Markdown. */
export function twin(): string {
  return figureTwin({ words: wordsOf(stepsOf()), caption })
}

function stepsOf(): readonly EvaluationStep[] {
  const { bands } = examplesOfEvaluation()
  const [lowest, highest] = [bands[0]!.from, bands.at(-1)!.to]
  const thresholds = bands.slice(1).map(({ from }) => from)
  const asked = (action: string) => askedByList({ action, list_name: '', field: '' })!
  return [
    {
      ...{ title: 'Validate, normalise', line: 'e-mail, IPv6, BIN country' },
      settles: { as: '422', when: 'on a mistake', tone: 'danger' },
    },
    {
      ...{ title: 'Block lists', line: 'a hit ends it, no score' },
      settles: { as: asked('block'), when: 'on a hit', tone: 'danger' },
    },
    {
      ...{ title: 'Allow lists', line: 'mandatory rules can be stricter' },
      settles: { as: asked('allow'), when: 'on a hit', tone: 'success' },
    },
    { title: 'Challenge and review lists', line: 'set a floor for the decision' },
    { title: 'Model', line: `gives raw_score, ${lowest} to ${highest}` },
    { title: 'Score rules', line: `add to it: score, ${lowest} to ${highest}` },
    { title: 'Decision rules', line: 'all run, all are reported' },
    { title: 'Thresholds', line: `${thresholds.join(', ')} by default` },
    { title: 'Combine', line: 'the strictest wins: decision' },
  ]
}

function wordsOf(steps: readonly EvaluationStep[]): string {
  const sentences = steps.map(({ title, line, settles }, index) => {
    const early = settles ? `; ${settles.as} ${settles.when}` : ''
    return `${index + 1} ${title}: ${line}${early}.`
  })
  return `${steps.length} steps from top to bottom. ${sentences.join(' ')}`
}
