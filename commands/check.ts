import { countInWords } from '../src/problem/report.ts'
import { loadConfig, loadSite } from './load-site.ts'

/** `npm run check`: the writer's check alone. */
const { site, warnings } = await loadSite(await loadConfig())
const verdict = warnings.length > 0 ? countInWords(warnings, 'warning') : 'nothing wrong'
console.log(`${site.pages.size} pages, ${verdict}.`)
