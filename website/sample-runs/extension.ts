import { defineExtension } from 'docwright'
import { readRuns } from './record.ts'
import { getInvitation, getTable, noteOf } from './words.ts'

const runs = readRuns()

/** The section of a guide that explains how samples are run. */
const href = '/docs/tools/overview#checked-samples'

/** Shows which samples were tested: the languages on an operation's page, a table in a guide, and an invitation on the home page. */
export default defineExtension({
  sampleNote: (operation) => {
    const words = noteOf(operation, runs)
    return words === undefined ? undefined : { words, href }
  },
  parts: {
    'sample-runs': (apis) => getTable(apis, runs),
    'tested-samples': (apis) => getInvitation(apis, { runs, href }),
  },
})
