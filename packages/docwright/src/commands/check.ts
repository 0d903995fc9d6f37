import { countInWords } from '../problem/report.ts'
import { bundle } from './bundle.ts'
import { loadConfig } from './load-config.ts'
import { loadSite } from './load-site.ts'

/** `npm run check`: the writer's check alone. */
const loaded = await loadConfig()
const { site, warnings } = await loadSite(loaded, () => bundle(loaded))
const verdict = warnings.length > 0 ? countInWords(warnings, 'warning') : 'nothing wrong'
console.log(`${site.pages.size} pages, ${verdict}.`)
