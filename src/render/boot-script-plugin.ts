import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const name = 'virtual:boot-script'
const file = path.resolve(import.meta.dirname, '../browser/boot.ts')

/** Gives the pages the text of `browser/boot.ts`, bundled and minified, to write inline. */
export function bootScriptPlugin(): Plugin {
  return {
    name: 'boot-script',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      this.addWatchFile(file)
      return `export default ${JSON.stringify(await bundled())}`
    },
  }
}

async function bundled(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: file, formats: ['iife'], name: 'boot' },
    },
  })
  const [{ output: chunks }] = [output].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return chunks[0].code.trim()
}
