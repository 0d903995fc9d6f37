import { defineExtension } from 'docwright'
import { readLifeCycle, sender } from '../components/life-cycle/life-cycle.ts'
import { formatTransitionTable } from '../components/life-cycle/transition-table.ts'

/** Shows the life cycle of a payment on the page of the operation that sends its events. */
export default defineExtension({
  operationPart: {
    component: 'PaymentLifeCycle',
    partOf: ({ id }, api) =>
      id === sender
        ? {
            id: 'life-cycle',
            title: 'Life cycle',
            props: { fold: 'Which event in which status' },
            markdown: formatTransitionTable(readLifeCycle(api.document())),
          }
        : undefined,
  },
})
