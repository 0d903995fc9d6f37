import { countInWords } from '../src/problem/report.ts'
import { loadConfig } from './load-config.ts'
import { loadSite } from './load-site.ts'

/** `npm run check`: the writer's check alone. */
const { site, warnings } = await loadSite(await loadConfig())
const verdict = warnings.length > 0 ? countInWords(warnings, 'warning') : 'nothing wrong'
console.log(`${site.pages.size} pages, ${verdict}.`)
