import { readFileSync } from 'node:fs'
import path from 'node:path'
import { engineFolder } from '../render/bundle/engine-hash.ts'

/** Returns the version of docwright and where to report its bugs, from its `package.json`. */
export function readProduct(): { readonly version: string; readonly bugs: { readonly url: string } } {
  return JSON.parse(readFileSync(path.join(engineFolder, 'package.json'), 'utf8'))
}
