import { pathToFileURL } from 'node:url'
import { createBuilder, mergeConfig } from 'vite'
import { codeFile, codeFolder } from '../../code-file.ts'
import { bootScriptPlugin } from './boot-script-plugin.ts'
import { builtFor, bundlerConfig } from './bundler-config.ts'
import type { Inputs } from './inputs.ts'
import { inputsPlugin } from './inputs.ts'
import { exposeSharedModules, sharedEntries } from './shared-modules.ts'
import { listsPlugin } from './site-lists.ts'

interface Options {
  /** Whether the bundle is part of a package, next to whose code it finds what it reads later, wherever that is installed. */
  readonly isShipped: boolean
}

/**
 * Bundles the engine's own code, for the browser and to draw pages with, into a folder: it is the same for all sites. What
 * depends on a site is an argument, or an attribute of the document. Returns what the bundle is made of.
 */
export async function bundleEngine(folder: string, { isShipped }: Options): Promise<Inputs> {
  const { plugin, inputs } = inputsPlugin()
  const drawing = ['render-page', 'draw-component'].map((name) => [name, codeFile(`render/${name}.tsx`)])
  const builder = await createBuilder(
    [
      builtFor(folder),
      {
        // Files name each other, wherever the site lives.
        base: './',
        plugins: [plugin, bootScriptPlugin(), listsPlugin(), exposeSharedModules()],
        environments: {
          client: {
            build: {
              rolldownOptions: {
                input: { entry: codeFile('browser/entry.ts'), ...sharedEntries('client') },
              },
            },
          },
          ssr: {
            ...(!isShipped && {
              define: { 'import.meta.url': JSON.stringify(pathToFileURL(codeFolder).href) },
            }),
            build: {
              rolldownOptions: { input: { ...Object.fromEntries(drawing), ...sharedEntries('ssr') } },
            },
          },
        },
      },
    ].reduce((config, more) => mergeConfig(config, more), bundlerConfig()),
  )
  await builder.buildApp()
  return inputs()
}
