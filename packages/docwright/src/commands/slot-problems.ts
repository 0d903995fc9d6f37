import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from '../model/page.ts'
import type { Problem } from '../problem/problem.ts'
import type * as rendering from '../render/render-page.tsx'
import { slotMistake } from '../render/slot-mistake.ts'

/** What the files of a theme throw when one page of each kind is drawn. */
export async function slotProblems(site: Site, bundleFolder: string): Promise<readonly Problem[]> {
  // What a slot throws is told with the line that the writer wrote.
  process.setSourceMapsEnabled(true)
  const found = new Map<string, Problem>()
  const draw = async () => {
    const { renderPage, loadSlots }: typeof rendering = await import(
      pathToFileURL(path.join(bundleFolder, 'ssr/render-page.js')).href
    )
    const slots = await loadSlots()
    const pages = new Map([...site.pages.values()].reverse().map((page) => [page.kind, page]))
    for (const page of pages.values()) {
      try {
        renderPage(page, { site, slots, build: 'check', shipped: undefined })
      } catch (error) {
        const { problem } = error as { problem?: Problem }
        if (!problem) throw error
        found.set(JSON.stringify(problem.place), problem)
      }
    }
  }
  await draw().catch((error: unknown) => {
    const problem = slotMistake(error)
    if (!problem) throw error
    found.set('', problem)
  })
  return [...found.values()]
}
