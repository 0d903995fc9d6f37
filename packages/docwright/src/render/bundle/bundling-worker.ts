import { parentPort, workerData } from 'node:worker_threads'
import { bundleEngine } from './bundle-engine.ts'
import { bundleSite } from './bundle-site.ts'
import type { BundlingTask } from './bundles.ts'

// `bundles.ts` runs this file in a thread, so that the bundler's memory is released when the thread ends.

const task: BundlingTask = workerData
const result = task.site
  ? await bundleSite(task.folder, task.site)
  : { inputs: await bundleEngine(task.folder, { isShipped: false }) }
parentPort!.postMessage(result)
