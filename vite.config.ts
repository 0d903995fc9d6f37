import path from 'node:path'
import { defineConfig } from 'vite'
import { bootScriptPlugin } from './src/render/boot-script-plugin.ts'
import { className } from './src/render/class-name.ts'
import { classNamesPlugin } from './src/render/class-names-plugin.ts'
import { customMedia } from './src/render/custom-media.ts'
import { licencesPlugin } from './src/render/licences-plugin.ts'

const source = path.resolve(import.meta.dirname, 'src')

/** Live sites of two configs at once would throw away each other's bundled dependencies. */
const cacheName = (process.env.SITE_CONFIG ?? 'site.config.ts').replaceAll(/\W+/g, '-')

export default defineConfig(async ({ command }) => ({
  cacheDir: path.resolve(import.meta.dirname, '.cache/vite', cacheName),
  plugins: [
    bootScriptPlugin(),
    licencesPlugin(),
    classNamesPlugin(),
    // What reads content takes a second to load, and the bundler reads none.
    command === 'serve' && (await import('./src/render/dev-site-plugin.ts')).devSitePlugin(),
  ],
  // Our own, so that one place gives every address of a page the site's base path.
  oxc: { jsx: { importSource: path.join(source, 'ui/jsx') } },
  environments: {
    client: { build: { rolldownOptions: { input: path.join(source, 'browser/entry.ts') } } },
    ssr: {
      // What draws pages is loaded all at once, before the first one.
      dev: { preTransformRequests: true },
      build: {
        rolldownOptions: { input: path.join(source, 'render/render-page.tsx') },
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
    modules: { generateScopedName: className },
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
