import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { codeFile } from '../code-file.ts'

const { href: url } = pathToFileURL(codeFile('docwright.ts'))

// Configs and extensions get the very docwright that reads them, be it installed beside them or not.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'docwright' ? { url, shortCircuit: true } : next(specifier, context),
})
