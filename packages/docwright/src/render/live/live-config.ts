import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { mergeConfig } from 'vite'
import { resolveCodeFile } from '../../code-file.ts'
import { findCacheFolder } from '../../config/cache-folder.ts'
import type { SiteFile } from '../../config/site-file.ts'
import { createBootScriptPlugin } from '../bundle/boot-script-plugin.ts'
import { createBundlerConfig, jsxFolder } from '../bundle/bundler-config.ts'
import { findClasses } from '../bundle/class-name.ts'
import { createShortHash } from '../bundle/engine-hash.ts'
import { createListsPlugin } from '../bundle/site-lists.ts'
import { createDevSitePlugin } from './dev-site-plugin.ts'

/** Returns the Vite config of a live site, which serves the engine's code and the site's from their sources. */
export function createLiveConfig(siteFile: SiteFile): InlineConfig {
  return mergeConfig(createBundlerConfig(siteFile.file), {
    // Separate for each config, because two dev servers would otherwise delete each other's bundled dependencies.
    cacheDir: path.join(findCacheFolder(siteFile.file), 'vite', createShortHash(siteFile.file)),
    plugins: [
      createBootScriptPlugin(),
      createListsPlugin(siteFile.file),
      createDevSitePlugin(siteFile),
      createClassNamesPlugin(),
      // Lets edited islands keep their state.
      react({ jsxImportSource: jsxFolder }),
    ],
    environments: {
      client: { build: { rolldownOptions: { input: resolveCodeFile('browser/entry.ts') } } },
      // Loads all rendering code at once, before the first page.
      ssr: { dev: { preTransformRequests: true } },
    },
    // Delays the watcher, because a file is empty for a moment while it's saved, and later changes may be missed.
    server: {
      watch: {
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
        // Thousands of files written by builds.
        ignored: ['**/node_modules/.cache/**', '**/dist/**'],
      },
    },
  } satisfies InlineConfig)
}

/** During development, rendering only needs the class names of a style sheet. The browser gets the whole sheet. */
function createClassNamesPlugin(): Plugin {
  return {
    name: 'class-names',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: /\.css$/ },
      handler: (id) => (id.endsWith('.module.css') ? listClasses(readFileSync(id, 'utf8')) : ''),
    },
  }
}

function listClasses(css: string): string {
  return findClasses(css)
    .map((name) => `.${name} {}`)
    .join('\n')
}
