import { existsSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { componentsFolder } from './src/components/read-components.ts'
import { configFile } from './src/config/config-file.ts'
import { bootScriptPlugin } from './src/render/boot-script-plugin.ts'
import { className, writerClassName } from './src/render/class-name.ts'
import { classNamesPlugin } from './src/render/class-names-plugin.ts'
import { customMedia } from './src/render/custom-media.ts'
import { islandsPlugin } from './src/render/islands-plugin.ts'
import { licencesPlugin } from './src/render/licences-plugin.ts'

const source = path.resolve(import.meta.dirname, 'src')

/** Our own, so that one place gives every address of a page the site's base path, and makes islands of components. */
const jsx = path.join(source, 'ui/jsx')
const components = componentsFolder(configFile())

/** Live sites of two configs at once would throw away each other's bundled dependencies. */
const cacheName = path.relative('', configFile()).replaceAll(/\W+/g, '-')

export default defineConfig(async ({ command }) => ({
  cacheDir: path.resolve(import.meta.dirname, '.cache/vite', cacheName),
  plugins: [
    bootScriptPlugin(),
    licencesPlugin(),
    classNamesPlugin(),
    islandsPlugin(components),
    // What reads content takes a second to load, and the bundler reads none.
    command === 'serve' && (await import('./src/render/dev-site-plugin.ts')).devSitePlugin(),
    // An island that is edited keeps its state.
    command === 'serve' && react({ jsxImportSource: jsx }),
  ],
  oxc: { jsx: { importSource: jsx } },
  // A component elsewhere shares the one React of the pages.
  resolve: { dedupe: ['react', 'react-dom'] },
  environments: {
    client: { build: { rolldownOptions: { input: path.join(source, 'browser/entry.ts') } } },
    ssr: {
      // What draws pages is loaded all at once, before the first one.
      dev: { preTransformRequests: true },
      build: {
        rolldownOptions: {
          input: ['render-page', 'draw-component'].map((name) => path.join(source, `render/${name}.tsx`)),
          // What is not shipped lies apart from what is.
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
        // A writer is told which line of a component has failed.
        sourcemap: existsSync(components),
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
      ignored: ['.cache', 'dist'].map((name) => `${import.meta.dirname}/${name}/**`),
    },
  },
  css: {
    modules: {
      generateScopedName: (name: string, file: string) =>
        file.startsWith(components)
          ? writerClassName(name, { file, folder: components })
          : className(name, file),
    },
    postcss: { plugins: [customMedia()] },
  },
  build: {
    cssCodeSplit: false,
    // The oldest browsers that know light-dark() and :has(), so that neither is rewritten.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    // A slow machine is no news to someone who writes.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
}))
