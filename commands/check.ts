import { loadSite } from './load-site.ts'

/** `npm run check`: the writer's check alone. */
const site = await loadSite()
console.log(`${site.pages.size} pages, nothing wrong.`)
