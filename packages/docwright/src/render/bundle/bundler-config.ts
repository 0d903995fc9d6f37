import path from 'node:path'
import type { InlineConfig } from 'vite'
import { createLogger } from 'vite'
import { codeFolder } from '../../code-file.ts'
import { componentsFolder } from '../../components/read-components.ts'
import { themeFolder } from '../../theme/read-theme.ts'
import { className, writerClassName } from './class-name.ts'
import { engineFolder } from './code-name.ts'
import { customMedia } from './custom-media.ts'
import { eachRules } from './each-rules.ts'
import { islandsPlugin } from './islands-plugin.ts'
import { licencesPlugin } from './licences.ts'

/** Our own, so that one place gives every address of a page the site's base path, and makes islands of components. */
export const jsxFolder = path.join(codeFolder, 'ui/jsx')

/** What Vite is told whatever it is used for: the engine's code, a site's own, or the live site. */
export function bundlerConfig(siteFile?: string): InlineConfig {
  return {
    configFile: false,
    root: engineFolder,
    logLevel: 'warn',
    plugins: [licencesPlugin(), islandsPlugin()],
    oxc: { jsx: { importSource: jsxFolder } },
    // A component elsewhere shares the one React of the pages.
    resolve: { dedupe: ['react', 'react-dom'] },
    css: {
      modules: { generateScopedName: scopedName(siteFile) },
      postcss: { plugins: [customMedia(), eachRules()] },
    },
    build: {
      cssCodeSplit: false,
      // A page's policy lets it show files of the site, and no data.
      assetsInlineLimit: 0,
      // The oldest browsers that know light-dark() and :has(), so that neither is rewritten.
      target: ['chrome123', 'firefox121', 'safari17.5'],
      modulePreload: { polyfill: false },
      // Writers can't do anything about slow bundling, so don't report timings.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  }
}

/** What a bundle is told: it is read where no package can be found, so packages are bundled in. */
export function builtFor(folder: string): InlineConfig {
  const outputIn = (name: string) => ({ outDir: path.join(folder, name), emptyOutDir: true })
  return {
    // An error is thrown, too, and reported by those who catch it.
    customLogger: { ...createLogger('warn'), error: () => undefined },
    environments: {
      client: {
        build: { ...outputIn('client'), rolldownOptions: { preserveEntrySignatures: 'exports-only' } },
      },
      ssr: {
        resolve: { noExternal: true },
        // In any other mode React would be its slow development build.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ...outputIn('ssr'),
          // Keeps chunks that only the build uses apart from the files that are published.
          rolldownOptions: { output: { chunkFileNames: 'chunks/[name]-[hash].js' } },
          // The styles and the faces, which only the pages name.
          emitAssets: true,
        },
      },
    },
  }
}

/** How the classes of a CSS module are written into pages. */
function scopedName(siteFile: string | undefined) {
  const [components, theme] =
    siteFile === undefined ? [] : [componentsFolder(siteFile), themeFolder(siteFile)]
  return (name: string, file: string): string => {
    if (components && file.startsWith(components + path.sep)) {
      return writerClassName(name, { file, folder: components })
    }
    if (theme && file.startsWith(theme + path.sep)) {
      return writerClassName(name, { file, folder: path.dirname(theme) })
    }
    return className(name, file)
  }
}
