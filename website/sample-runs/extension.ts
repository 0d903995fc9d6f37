import { defineExtension } from 'docwright'
import { readRuns } from './record.ts'
import { noteOf, sentenceOf, tableOf } from './words.ts'

const runs = readRuns()

/** The heading under which a guide tells how samples are run. */
const href = '/docs/tools/overview#checked-samples'

/** Says below the samples of an operation in which languages they were run, in a guide how many of all were, on the home page both. */
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
