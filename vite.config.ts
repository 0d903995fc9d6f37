import path from 'node:path'
import react from '@vitejs/plugin-react'
import rsc from '@vitejs/plugin-rsc'
import { defineConfig } from 'vite'
import { bootScriptPlugin } from './src/render/boot-script-plugin.ts'
import { className } from './src/render/class-name.ts'
import { customMedia } from './src/render/custom-media.ts'
import { licencesPlugin } from './src/render/licences-plugin.ts'

const source = path.resolve(import.meta.dirname, 'src')

/** Live sites of two configs at once would throw away each other's bundled dependencies. */
const cacheName = (process.env.SITE_CONFIG ?? 'site.config.ts').replaceAll(/\W+/g, '-')

export default defineConfig(async ({ command }) => ({
  cacheDir: path.resolve(import.meta.dirname, '.cache/vite', cacheName),
  plugins: [
    // Our own, so that one place gives every address of a page the site's base path.
    react({ jsxImportSource: path.join(source, 'browser/jsx') }),
    rsc({
      entries: {
        client: path.join(source, 'browser/entry.ts'),
        rsc: path.join(source, 'render/entry.rsc.tsx'),
        ssr: path.join(source, 'render/entry.ssr.tsx'),
      },
      serverHandler: false,
      rscCssTransform: false,
      // React would move a stylesheet with a precedence in front of the security policy.
      cssLinkPrecedence: false,
    }),
    bootScriptPlugin(),
    licencesPlugin(),
    // What reads content takes a second to load, and the bundler reads none.
    command === 'serve' && (await import('./src/render/dev-site-plugin.ts')).devSitePlugin(),
  ],
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
