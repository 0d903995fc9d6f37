import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Puts what stands for the bundles of a site into a folder: its assets, and the code that draws its pages. */
export function smallBundle(folder: string, drawing: string): string {
  const bundle = path.join(folder, 'bundle')
  for (const name of ['client', 'ssr']) {
    cpSync('fixtures/small/content', path.join(bundle, name, 'assets'), { recursive: true })
  }
  writeFileSync(path.join(bundle, 'client/assets/style-of-all.css'), 'p { color: black }')
  writeFileSync(path.join(bundle, 'client/assets/entry-of-all.js'), '')
  writeFileSync(path.join(bundle, 'ssr/licences.txt'), '')
  writeFileSync(
    path.join(bundle, 'ssr/render-page.js'),
    `${drawing}\nexport const loadSlots = async () => ({})\n`,
  )
  return bundle
}
