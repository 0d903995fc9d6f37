import { defineExtension } from 'docwright'
import { readRuns } from './record.ts'
import { noteOf, sentenceOf, tableOf } from './words.ts'

const runs = readRuns()

/** The section of a guide that explains how samples are run. */
const href = '/docs/tools/overview#checked-samples'

/** Shows which samples were tested: the languages on an operation's page, a table in a guide, and a summary on the home page. */
export default defineExtension({
  sampleNote: (operation) => {
    const words = noteOf(operation, runs)
    return words === undefined ? undefined : { words, href }
  },
  parts: {
    'sample-runs': (apis) => tableOf(apis, runs),
    'tested-samples': (apis) => sentenceOf(apis, { runs, href }),
  },
})
