import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { resolveCodeFile } from '../../code-file.ts'

const name = 'virtual:boot-script'
const file = resolveCodeFile('browser/boot.ts')

/**
 * Provides pages with the bundled and minified text of `browser/boot.ts`, which is inlined. The script is a bundle of its own,
 * so `recorder` is added to it, too, to record its files as inputs of the engine's bundle.
 */
export function createBootScriptPlugin(recorder?: Plugin): Plugin {
  // Bundled once, because several environments load it.
  let text: Promise<string> | undefined
  return {
    name: 'boot-script',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      this.addWatchFile(file)
      text ??= bundle(recorder)
      return `export default ${JSON.stringify(await text)}`
    },
    hotUpdate({ file: changed }) {
      if (changed === file) text = undefined
    },
  }
}

async function bundle(recorder: Plugin | undefined): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [recorder],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: file, formats: ['iife'], name: 'boot' },
    },
  })
  const [{ output: chunks }] = output as [Rolldown.RolldownOutput]
  return chunks[0].code.trim()
}
