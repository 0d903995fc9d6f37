import path from 'node:path'
import type { InlineConfig } from 'vite'
import { createLogger } from 'vite'
import { codeFolder } from '../../code-file.ts'
import { findComponentsFolder } from '../../components/read-components.ts'
import { findThemeFolder } from '../../theme/read-theme.ts'
import { createClassName, createWriterClassName } from './class-name.ts'
import { createCustomMediaPlugin } from './custom-media.ts'
import { createEachRulesPlugin } from './each-rules.ts'
import { engineFolder } from './engine-hash.ts'
import { createIslandsPlugin } from './islands-plugin.ts'
import { createLicencesPlugin } from './licences.ts'

/** Docwright's JSX runtime, which adds the base path to every address on a page, and turns components into islands. */
export const jsxFolder = path.join(codeFolder, 'ui/jsx')

/** Returns the common Vite config for the engine's code, a site's own code, and the dev server. */
export function createBundlerConfig(siteFile?: string): InlineConfig {
  return {
    configFile: false,
    root: engineFolder,
    logLevel: 'warn',
    plugins: [createLicencesPlugin(), createIslandsPlugin()],
    oxc: { jsx: { importSource: jsxFolder } },
    // Components in other folders share the pages' copy of React.
    resolve: { dedupe: ['react', 'react-dom'] },
    css: {
      modules: { generateScopedName: createScopedName(siteFile) },
      postcss: { plugins: [createCustomMediaPlugin(), createEachRulesPlugin()] },
    },
    build: {
      cssCodeSplit: false,
      // The policy allows only files of the site, rather than data URLs.
      assetsInlineLimit: 0,
      // The oldest browsers that support light-dark() and :has(), so that neither is transpiled.
      target: ['chrome123', 'firefox121', 'safari17.5'],
      modulePreload: { polyfill: false },
      // Writers can't do anything about slow bundling, so don't report timings.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  }
}

/** Returns the config of a bundle. Packages are bundled in, because Node can't find them from the bundle's folder. */
export function createBundleConfig(folder: string): InlineConfig {
  const outputIn = (name: string) => ({ outDir: path.join(folder, name), emptyOutDir: true })
  return {
    // Errors are also thrown, and reported by the caller.
    customLogger: { ...createLogger('warn'), error: () => undefined },
    environments: {
      client: {
        build: { ...outputIn('client'), rolldownOptions: { preserveEntrySignatures: 'exports-only' } },
      },
      ssr: {
        resolve: { noExternal: true },
        // In any other mode, this would be React's slow development build.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ...outputIn('ssr'),
          // Keeps chunks that only the build uses apart from the files that are published.
          rolldownOptions: { output: { chunkFileNames: 'chunks/[name]-[hash].js' } },
          // Emits styles and fonts, which only the pages refer to.
          emitAssets: true,
        },
      },
    },
  }
}

/** Returns the function that shortens the class names of CSS modules. */
function createScopedName(siteFile: string | undefined) {
  const [components, theme] =
    siteFile === undefined ? [] : [findComponentsFolder(siteFile), findThemeFolder(siteFile)]
  return (name: string, file: string): string => {
    if (components && file.startsWith(components + path.sep)) {
      return createWriterClassName(name, { file, folder: components })
    }
    if (theme && file.startsWith(theme + path.sep)) {
      return createWriterClassName(name, { file, folder: path.dirname(theme) })
    }
    return createClassName(name, file)
  }
}
