import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createBuilder, mergeConfig } from 'vite'
import { getFileStart } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import { createBundleConfig, createBundlerConfig } from './bundler-config.ts'
import type { Inputs } from './inputs.ts'
import { createInputsPlugin } from './inputs.ts'
import { resolveSharedModules } from './shared-modules.ts'
import { createListsPlugin, listIslands, siteCode } from './site-lists.ts'

/** A site's own code to bundle. */
export interface SiteToBundle {
  readonly siteFile: string
  /** The base path of the site, with a trailing slash. */
  readonly base: string
  /** The folder of the engine's bundle. */
  readonly engine: string
}

/** The inputs of a site's bundle, or why it can't be bundled. */
export type SiteBundleResult = { readonly inputs: Inputs } | { readonly problems: readonly Problem[] }

/** Bundles a site's own components, slots, and styles into a folder, to be used with the engine's bundle. */
export async function bundleSite(
  folder: string,
  { siteFile, base, engine }: SiteToBundle,
): Promise<SiteBundleResult> {
  const { plugin, inputs } = createInputsPlugin()
  const islands = listIslands(siteFile)
  const builder = await createBuilder(
    [
      createBundleConfig(folder),
      {
        base,
        plugins: [plugin, resolveSharedModules(engine), createListsPlugin(siteFile)],
        environments: {
          client: {
            build: {
              rolldownOptions: {
                input: Object.fromEntries(islands.map((file) => [path.parse(file).name, file])),
              },
            },
          },
          ssr: {
            build: {
              rolldownOptions: { input: { site: siteCode } },
              // Errors show which line of a component has failed.
              sourcemap: true,
            },
          },
        },
        builder: {
          // The browser's files come first, because pages refer to them by their final names.
          buildApp: async ({ build, environments }: Awaited<ReturnType<typeof createBuilder>>) => {
            if (islands.length > 0) await build(environments.client!)
            await build(environments.ssr!)
          },
        },
      },
    ].reduce((config, more) => mergeConfig(config, more), createBundlerConfig(siteFile)),
  )
  try {
    await builder.buildApp()
  } catch (error) {
    const mistakes = ((error as { errors?: readonly BundlerError[] }).errors ?? []).map(parseBundlerError)
    // An error without a file is a bug in docwright, and is thrown.
    if (mistakes.length === 0 || mistakes.includes(undefined)) throw error
    return { problems: mistakes as readonly Problem[] }
  }
  return { inputs: inputs() }
}

interface BundlerError {
  readonly message: string
}

/**
 * Converts the bundler's error for a file that it can't read to a problem. The error starts with a line such as `[PARSE_ERROR]
 * Unexpected token`, and shows an excerpt of the code with its place, `[ file:line:column ]`. An unresolved import has no excerpt,
 * and ends with `from "file"`.
 */
function parseBundlerError(error: BundlerError): Problem | undefined {
  const text = stripVTControlCharacters(error.message)
  const [, file = /from "([^"]+)"/.exec(text)?.[1], line = '1', column = '1'] =
    /\[ (\S+):(\d+):(\d+) \]/.exec(text) ?? []
  if (file === undefined) return undefined
  const firstLine = text.split('\n').find((each) => /\w/.test(each)) ?? ''
  const message = firstLine.replace(/^\W*\[[^\]]*\]\s*|^[: ]+/, '').replace(/ (?:in|from) \S+$/, '')
  return {
    place: { ...getFileStart(path.resolve(file)), line: Number(line), column: Number(column) },
    message: message.replace(/\.?$/, '.'),
  }
}
