import { getMethod, getStatus, limitOf } from './figures/api-names.ts'
import type { LaneStep } from './figures/LaneFigure.tsx'
import { formatLaneTwin, LaneFigure } from './figures/LaneFigure.tsx'

const caption = 'The path of one historical payment, what each error returns, and what to do then.'

/** A figure of loading history: the steps of a historical payment and its labels, and the error that each mistake returns. */
export function BackfillLane() {
  return <LaneFigure steps={listSteps()} caption={caption} share={43} />
}

/** Returns the figure's content as Markdown. */
export function twin(): string {
  return formatLaneTwin({ steps: listSteps(), caption })
}

function listSteps(): readonly LaneStep[] {
  const [upload, update] = [getMethod('createTransactionAsset'), getMethod('updateTransactionAsset')]
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
  return { title: code, line: `${getStatus(code)}: ${remedy}`, tone: 'danger' } as const
}
