import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { mergeConfig } from 'vite'
import { codeFile } from '../../code-file.ts'
import { cacheFolder } from '../../config/cache-folder.ts'
import type { SiteFile } from '../../config/site-file.ts'
import { bootScriptPlugin } from '../bundle/boot-script-plugin.ts'
import { bundlerConfig, jsxFolder } from '../bundle/bundler-config.ts'
import { classesIn } from '../bundle/class-name.ts'
import { briefName } from '../bundle/code-name.ts'
import { listsPlugin } from '../bundle/site-lists.ts'
import { devSitePlugin } from './dev-site-plugin.ts'

/** Returns the Vite config of a live site, which serves the engine's code and the site's from their sources. */
export function liveConfig(siteFile: SiteFile): InlineConfig {
  return mergeConfig(bundlerConfig(siteFile.file), {
    // Live sites of two configs at once would throw away each other's bundled dependencies.
    cacheDir: path.join(cacheFolder(siteFile.file), 'vite', briefName(siteFile.file)),
    plugins: [
      bootScriptPlugin(),
      listsPlugin(siteFile.file),
      devSitePlugin(siteFile),
      classNamesPlugin(),
      // An island that is edited keeps its state.
      react({ jsxImportSource: jsxFolder }),
    ],
    environments: {
      client: { build: { rolldownOptions: { input: codeFile('browser/entry.ts') } } },
      // What draws pages is loaded all at once, before the first one.
      ssr: { dev: { preTransformRequests: true } },
    },
    // A file that is being saved is empty for a moment, and the watcher is deaf for another.
    server: {
      watch: {
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
        // What builds wrote, thousands of files.
        ignored: ['**/node_modules/.cache/**', '**/dist/**'],
      },
    },
  } satisfies InlineConfig)
}

/** While developing, who draws a page needs to know of a stylesheet only what its classes are called; the browser gets it whole. */
function classNamesPlugin(): Plugin {
  return {
    name: 'class-names',
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
