import { deserialize, serialize } from 'node:v8'
import { setMemory } from '../src/memory.ts'
import { resultsOfTests } from './results-of-tests.ts'

// Commands recall from the cache of their site, and from nothing when they have ended: each file of tests begins with this.
setMemory({
  recall(of, text) {
    const found = resultsOfTests.get(`${of} ${text}`)
    return found && deserialize(found)
  },
  keep(of, text, result) {
    resultsOfTests.set(`${of} ${text}`, serialize(result))
  },
})
