import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Bundles } from '../src/render/bundle/bundles.ts'

/** Writes a substitute for the engine's bundle into a folder: its assets, and the code that renders pages. */
export function smallBundle(folder: string, drawing: string): Bundles {
  const engine = path.join(folder, 'bundle')
  for (const name of ['client', 'ssr']) mkdirSync(path.join(engine, name, 'assets'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(engine, name), text)
  write('ssr/assets/style-of-all.css', 'p { color: black }')
  write('client/assets/entry-of-all.js', '')
  write('engine.json', JSON.stringify({ client: { entry: 'assets/entry-of-all.js' } }))
  write('ssr/licences.txt', '')
  write('ssr/render-page.js', `${drawing}\nexport const loadSlots = async () => ({})\n`)
  return { engine, site: undefined }
}
