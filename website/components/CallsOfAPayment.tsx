import { getMethod, requireEachUpdate } from './figures/api-names.ts'
import { readDeadlines } from './figures/deadlines.ts'
import { formatFigureTwin } from './figures/Figure.tsx'
import type { Stretch } from './figures/Sequence.tsx'
import { describeSequence, Sequence } from './figures/Sequence.tsx'

interface Props {
  /** The number of milliseconds between our deadline and the caller's timeout. */
  readonly margin: number
  /** The updates that are reported after the decision, and when. Each kind of update must appear once. */
  readonly reports: readonly { readonly updates: readonly string[]; readonly when: string }[]
}

const lanes = ['Your system', 'Tallyguard']
const caption = 'What you send for one payment, and when. The next evaluation uses all of it.'

/** A sequence diagram of the API calls for one payment, each with its deadline. */
export function CallsOfAPayment(props: Props) {
  return <Sequence lanes={lanes} edge={12} stretches={listStretches(props)} caption={caption} />
}

/** Returns the figure's content as Markdown. */
export function twin(props: Props): string {
  return formatFigureTwin({ words: describeSequence(listStretches(props)), caption })
}

function listStretches({ margin, reports }: Props): readonly Stretch[] {
  requireEachUpdate(reports.flatMap(({ updates }) => updates))
  const { ours, theirs, valid } = readDeadlines(margin)
  const [you, us] = lanes as [string, string]
  const [evaluation, update] = [getMethod('evaluateRisk'), getMethod('updateTransactionAsset')]
  return [
    {
      when: 'While the payer waits',
      messages: [
        {
          ...{ from: you, to: us, label: `${evaluation} evaluate`, tone: 'accent' },
          line: `our deadline ${ours} ms, yours ${theirs} ms`,
        },
        {
          ...{ from: us, to: you, label: 'decision, score, reasons', tone: 'accent' },
          line: `use it within ${valid} minutes`,
        },
      ],
    },
    {
      when: 'When you know more',
      messages: reports.map(({ updates, when }) => ({
        ...{ from: you, to: us, label: `${update} ${updates.join(', ')}`, tone: 'accent' },
        line: when,
      })),
    },
  ]
}
