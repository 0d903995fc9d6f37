import { loadConfig, loadSite } from './load-site.ts'

/** `npm run check`: the writer's check alone. */
const site = await loadSite(await loadConfig())
console.log(`${site.pages.size} pages, nothing wrong.`)
