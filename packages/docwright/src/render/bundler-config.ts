import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { codeFile, codeFolder } from '../code-file.ts'
import { componentsFolder } from '../components/read-components.ts'
import { cacheFolder } from '../config/cache-folder.ts'
import type { SiteFile } from '../config/site-file.ts'
import { themeFolder } from '../theme/read-theme.ts'
import { bootScriptPlugin } from './boot-script-plugin.ts'
import { classesIn, className, writerClassName } from './class-name.ts'
import { briefName, engineFolder } from './code-name.ts'
import { customMedia } from './custom-media.ts'
import { islandsPlugin } from './islands-plugin.ts'
import { licencesPlugin } from './licences.ts'

/** Our own, so that one place gives every address of a page the site's base path, and makes islands of components. */
const jsx = path.join(codeFolder, 'ui/jsx')

/** What Vite is told of a site's code, ours and its components, to bundle it or to serve it live. */
export async function bundlerConfig(siteFile: SiteFile, command: 'build' | 'serve'): Promise<InlineConfig> {
  const { file } = siteFile
  const [components, theme] = [componentsFolder(file), themeFolder(file)]
  return {
    configFile: false,
    root: engineFolder,
    // Live sites of two configs at once would throw away each other's bundled dependencies.
    cacheDir: path.join(cacheFolder(file), 'vite', briefName(file)),
    plugins: [
      bootScriptPlugin(),
      licencesPlugin(),
      classNamesPlugin(),
      islandsPlugin(file),
      // What reads content takes a second to load, and the bundler reads none.
      command === 'serve' && (await import('./dev-site-plugin.ts')).devSitePlugin(siteFile),
      // An island that is edited keeps its state.
      command === 'serve' && react({ jsxImportSource: jsx }),
    ],
    oxc: { jsx: { importSource: jsx } },
    // A component elsewhere shares the one React of the pages.
    resolve: { dedupe: ['react', 'react-dom'] },
    environments: {
      client: { build: { rolldownOptions: { input: codeFile('browser/entry.ts') } } },
      ssr: {
        // A kept bundle lies where no package can be found: so packages are bundled in, and `import.meta.url` names the
        // folder of our code.
        ...(command === 'build' && {
          resolve: { noExternal: true as const },
          define: { 'import.meta.url': JSON.stringify(pathToFileURL(codeFolder).href) },
        }),
        // What draws pages is loaded all at once, before the first one.
        dev: { preTransformRequests: true },
        build: {
          rolldownOptions: {
            input: ['render-page', 'draw-component'].map((name) => codeFile(`render/${name}.tsx`)),
            // What is not shipped lies apart from what is.
            output: { chunkFileNames: 'chunks/[name]-[hash].js' },
          },
          // A writer is told which line of a component has failed.
          sourcemap: existsSync(components) || existsSync(theme),
          // The styles and the face, which only the pages name.
          emitAssets: true,
        },
      },
    },
    // A file that is being saved is empty for a moment, and the watcher is deaf for another.
    server: {
      watch: {
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
        // What builds wrote, thousands of files.
        ignored: ['**/node_modules/.cache/**', '**/dist/**'],
      },
    },
    css: {
      modules: {
        generateScopedName: (name: string, sheet: string) =>
          sheet.startsWith(components + path.sep)
            ? writerClassName(name, { file: sheet, folder: components })
            : sheet.startsWith(theme + path.sep)
              ? writerClassName(name, { file: sheet, folder: path.dirname(theme) })
              : className(name, sheet),
      },
      postcss: { plugins: [customMedia()] },
    },
    build: {
      cssCodeSplit: false,
      // A page's policy lets it show files of the site, and no data.
      assetsInlineLimit: 0,
      // The oldest browsers that know light-dark() and :has(), so that neither is rewritten.
      target: ['chrome123', 'firefox121', 'safari17.5'],
      modulePreload: { polyfill: false },
      // A slow machine is no news to someone who writes.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  }
}

/** While developing, who draws a page needs to know of a stylesheet only what its classes are called; the browser gets it whole. */
function classNamesPlugin(): Plugin {
  return {
    name: 'class-names',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: /\.css$/ },
      handler: (id) => (id.endsWith('.module.css') ? classesAlone(readFileSync(id, 'utf8')) : ''),
    },
  }
}

function classesAlone(css: string): string {
  return classesIn(css)
    .map((name) => `.${name} {}`)
    .join('\n')
}
