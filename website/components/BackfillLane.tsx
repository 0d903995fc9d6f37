import { limitOf, methodOf, statusOf } from './figures/api-names.ts'
import type { LaneStep } from './figures/LaneFigure.tsx'
import { LaneFigure, laneTwin } from './figures/LaneFigure.tsx'

const caption = 'The path of one historical payment, what each error returns, and what to do then.'

/** A figure of loading history: the steps of a historical payment and its labels, and the error that each mistake returns. */
export function BackfillLane() {
  return <LaneFigure steps={stepsOf()} caption={caption} share={43} />
}

/** Returns the figure's content as Markdown. */
export function twin(): string {
  return laneTwin({ steps: stepsOf(), caption })
}

function stepsOf(): readonly LaneStep[] {
  const [upload, update] = [methodOf('createTransactionAsset'), methodOf('updateTransactionAsset')]
  return [
    {
      ...{ title: `${upload} a payment`, line: limitOf('backfill') },
      leaves: refused('rate_limited', 'wait, repeat'),
    },
    {
      ...{ title: 'Fields are valid', line: 'none unknown' },
      leaves: refused('validation_failed', 'fix the mapping'),
    },
    {
      ...{ title: 'The ID is new', line: 'or the content is equal' },
      leaves: refused('duplicate_external_id', 'stop, ask support'),
    },
    { title: 'It’s stored', line: '201, repeated: 200' },
    {
      ...{ title: `${update} its labels`, line: limitOf('assets') },
      leaves: refused('transaction_not_found', 'upload it first'),
    },
    {
      ...{ title: 'Events are in order', line: 'as they happened' },
      leaves: refused('invalid_state_transition', 'send what is missing'),
    },
    { title: 'The label is set', line: 'models learn from it' },
  ]
}

function refused(code: string, remedy: string) {
  return { title: code, line: `${statusOf(code)}: ${remedy}`, tone: 'danger' } as const
}
