import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { codeFile } from '../code-file.ts'

const engine = { url: pathToFileURL(codeFile('docwright.ts')).href, shortCircuit: true }

registerHooks({
  resolve(specifier, context, next) {
    // Configs and extensions get the very docwright that reads them, be it installed beside them or not.
    if (specifier === 'docwright') return engine
    const found = next(specifier, context)
    // They are modules, whatever kind of package they stand in: `npm init` makes one of the other kind.
    return /\.ts(?:\?|$)/.test(found.url) ? { ...found, format: 'module-typescript' } : found
  },
})
