import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawComponent } from '../components/component.ts'
import { once } from '../lazy.ts'
import type * as drawing from '../render/draw-component.tsx'

/** Draws the components of a site by its bundle, which is asked for with the first of them. */
export function drawComponents(bundle: () => Promise<string>): DrawComponent {
  const loaded = once(async (): Promise<typeof drawing> => {
    // What a component throws is told with the line that the writer wrote.
    process.setSourceMapsEnabled(true)
    return import(pathToFileURL(path.join(await bundle(), 'ssr/draw-component.js')).href)
  })
  return async (request) => (await loaded()).drawComponent(request)
}
