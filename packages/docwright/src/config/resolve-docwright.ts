import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { resolveCodeFile } from '../code-file.ts'

const engine = { url: pathToFileURL(resolveCodeFile('docwright.ts')).href, shortCircuit: true }

/** The files of the extensions' modules and of their imports. */
const loaded = new Set<string>()

/** Adds this module, with all its imports, to the result of `listExtensionModules`. */
export function trackModule(file: string): void {
  loaded.add(file)
}

/** Returns the files of the extensions that this process has loaded, and of their imports. */
export function listExtensionModules(): readonly string[] {
  return [...loaded]
}

registerHooks({
  resolve(specifier, context, next) {
    // Configs and extensions always import the docwright that is running, whether or not it's installed next to them.
    if (specifier === 'docwright') return engine
    const found = next(specifier, context)
    if (isFollowed(context.parentURL) && found.url.startsWith('file:')) loaded.add(getFileAt(found.url))
    // They're loaded as ES modules, whatever their package's type is. `npm init` creates CommonJS packages.
    return /\.ts(?:\?|$)/.test(found.url) ? { ...found, format: 'module-typescript' } : found
  },
})

function isFollowed(url: string | undefined): boolean {
  return url !== undefined && loaded.size > 0 && url.startsWith('file:') && loaded.has(getFileAt(url))
}

function getFileAt(url: string): string {
  return fileURLToPath(url.replace(/[?#].*$/, ''))
}
