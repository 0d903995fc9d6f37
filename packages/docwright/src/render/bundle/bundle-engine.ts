import { pathToFileURL } from 'node:url'
import { createBuilder, mergeConfig } from 'vite'
import { codeFolder, resolveCodeFile } from '../../code-file.ts'
import { createBootScriptPlugin } from './boot-script-plugin.ts'
import { createBundleConfig, createBundlerConfig } from './bundler-config.ts'
import type { Inputs } from './inputs.ts'
import { createInputsPlugin } from './inputs.ts'
import { createSharedEntries, exposeSharedModules } from './shared-modules.ts'
import { createListsPlugin } from './site-lists.ts'

interface Options {
  /** Whether the bundle is part of a package, where it finds files that it reads later next to it. In a checkout, they're in `src`. */
  readonly isShipped: boolean
}

/**
 * Bundles the engine's own code into a folder, for the browser and for rendering. The bundle is the same for all sites:
 * everything specific to a site is an argument, or an attribute of the document. Returns the bundle's inputs.
 */
export async function bundleEngine(folder: string, { isShipped }: Options): Promise<Inputs> {
  const { plugin, inputs } = createInputsPlugin()
  const renderingEntries = Object.fromEntries(
    ['render-page', 'render-component'].map((name) => [name, resolveCodeFile(`render/${name}.tsx`)]),
  )
  const builder = await createBuilder(
    [
      createBundleConfig(folder),
      {
        // Relative, so that files refer to each other wherever the site is hosted.
        base: './',
        plugins: [plugin, createBootScriptPlugin(plugin), createListsPlugin(), exposeSharedModules()],
        environments: {
          client: {
            build: {
              rolldownOptions: {
                input: { entry: resolveCodeFile('browser/entry.ts'), ...createSharedEntries('client') },
              },
            },
          },
          ssr: {
            ...(!isShipped && {
              define: { 'import.meta.url': JSON.stringify(pathToFileURL(codeFolder).href) },
            }),
            build: {
              rolldownOptions: { input: { ...renderingEntries, ...createSharedEntries('ssr') } },
            },
          },
        },
      },
    ].reduce((config, more) => mergeConfig(config, more), createBundlerConfig()),
  )
  await builder.buildApp()
  return inputs()
}
