import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { codeFile } from '../code-file.ts'

const engine = { url: pathToFileURL(codeFile('docwright.ts')).href, shortCircuit: true }

/** The modules of extensions, and what they import: paths of files. */
const loaded = new Set<string>()

/** From now on, `modulesOfExtensions` lists this module with all it imports. */
export function followModule(file: string): void {
  loaded.add(file)
}

/** The files of the extensions that this process has loaded, and of all they import. */
export function modulesOfExtensions(): readonly string[] {
  return [...loaded]
}

registerHooks({
  resolve(specifier, context, next) {
    // Configs and extensions get the very docwright that reads them, be it installed next to them or not.
    if (specifier === 'docwright') return engine
    const found = next(specifier, context)
    if (isFollowed(context.parentURL) && found.url.startsWith('file:')) loaded.add(fileAt(found.url))
    // They are modules, whatever kind of package they are in: `npm init` makes one of the other kind.
    return /\.ts(?:\?|$)/.test(found.url) ? { ...found, format: 'module-typescript' } : found
  },
})

function isFollowed(url: string | undefined): boolean {
  return url !== undefined && loaded.size > 0 && url.startsWith('file:') && loaded.has(fileAt(url))
}

function fileAt(url: string): string {
  return fileURLToPath(url.replace(/[?#].*$/, ''))
}
