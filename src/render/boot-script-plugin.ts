import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'

const name = 'virtual:boot-scripts'
const files = ['boot.ts', 'boot-text.ts'].map((file) => path.resolve(import.meta.dirname, '../browser', file))

/** Gives the pages the texts of `browser/boot.ts` and `browser/boot-text.ts`, bundled and minified, to write inline. */
export function bootScriptPlugin(): Plugin {
  // A build has several passes over the same modules, and the same texts serve them all.
  let texts: Promise<readonly string[]> | undefined
  let base = '/'
  return {
    name: 'boot-script',
    configResolved(config) {
      base = config.base
    },
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      for (const file of files) this.addWatchFile(file)
      texts ??= Promise.all(files.map((file) => bundled(file, base)))
      return `export const [boot, bootText] = ${JSON.stringify(await texts)}`
    },
    hotUpdate({ file: changed }) {
      if (files.includes(changed)) texts = undefined
    },
  }
}

async function bundled(file: string, base: string): Promise<string> {
  const output = await build({
    configFile: false,
    base,
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
