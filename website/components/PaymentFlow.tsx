import { getMethod } from './figures/api-names.ts'
import { formatFigureTwin } from './figures/Figure.tsx'
import type { Stretch } from './figures/Sequence.tsx'
import { describeSequence, Sequence } from './figures/Sequence.tsx'

const lanes = ['Payer', 'Merchant', 'Acquirer', 'Tallyguard', 'Issuer']
const caption = 'You call us once while the payer waits. Afterward, you report what happened.'

/** A sequence diagram of a payment between all parties, which shows where Tallyguard's API is called. */
export function PaymentFlow() {
  return <Sequence lanes={lanes} edge={6} stretches={listStretches()} caption={caption} />
}

/** Returns the figure's content as Markdown. */
export function twin(): string {
  return formatFigureTwin({ words: describeSequence(listStretches()), caption })
}

function listStretches(): readonly Stretch[] {
  const report = { from: 'Acquirer', to: 'Tallyguard', tone: 'accent' } as const
  const label = getMethod('updateTransactionAsset')
  return [
    {
      when: 'While the payer waits',
      messages: [
        { from: 'Payer', to: 'Merchant', label: 'pay' },
        { from: 'Merchant', to: 'Acquirer', label: 'authorize' },
        { ...report, label: 'evaluate' },
        { from: 'Tallyguard', to: 'Acquirer', label: 'decision', tone: 'accent' },
        { from: 'Acquirer', to: 'Issuer', label: 'request' },
        { from: 'Issuer', to: 'Acquirer', label: 'response' },
        { from: 'Acquirer', to: 'Merchant', label: 'result' },
        { from: 'Merchant', to: 'Payer', label: 'result' },
      ],
    },
    {
      when: 'Seconds later, then for months',
      messages: [
        { ...report, label },
        { ...report, label },
      ],
    },
  ]
}
