import { findListRequest } from './decisions/answer.ts'
import { readEvaluationExamples } from './decisions/decision-paths.ts'
import type { LaneStep } from './figures/LaneFigure.tsx'
import { formatLaneTwin, LaneFigure } from './figures/LaneFigure.tsx'

const caption = 'The order of evaluation. Only the first three steps can end the evaluation.'

/** A figure of the nine steps of an evaluation, from top to bottom, and how the first three can end it early. */
export function EvaluationOrder() {
  return <LaneFigure steps={listSteps()} caption={caption} share={61} />
}

/** Returns the figure's content as Markdown. */
export function twin(): string {
  return formatLaneTwin({ steps: listSteps(), caption })
}

function listSteps(): readonly LaneStep[] {
  const { bands } = readEvaluationExamples()
  const [lowest, highest] = [bands[0]!.from, bands.at(-1)!.to]
  const thresholds = bands.slice(1).map(({ from }) => from)
  const asked = (action: string) => findListRequest({ action, list_name: '', field: '' })!
  return [
    {
      ...{ title: 'Validate, normalize', line: 'email, IPv6, BIN country' },
      leaves: { title: '422', line: 'on an error', tone: 'danger' },
    },
    {
      ...{ title: 'Blocklists', line: 'a hit ends it, no score' },
      leaves: { title: asked('block'), line: 'on a hit', tone: 'danger' },
    },
    {
      ...{ title: 'Allowlists', line: 'mandatory rules can be stricter' },
      leaves: { title: asked('allow'), line: 'on a hit', tone: 'success' },
    },
    { title: 'Challenge and review lists', line: 'set a minimum for the decision' },
    { title: 'Model', line: `calculates raw_score, ${lowest} to ${highest}` },
    { title: 'Score rules', line: `add to it: score, ${lowest} to ${highest}` },
    { title: 'Decision rules', line: 'all run and are reported' },
    { title: 'Thresholds', line: `${thresholds.join(', ')} by default` },
    { title: 'Combine', line: 'the strictest wins: decision' },
  ]
}
