import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * The files of the engine that open, list or write files themselves, and why they may. All others read what content names by
 * `content/content-file.ts`, and write a site by `render/write/output-folder.ts`.
 */
const mayTouchFiles: Readonly<Record<string, string>> = {
  'content/content-file.ts': 'opens every file that content names',
  'content/content-files.ts': 'lists the content folder',
  'content/find-apis.ts': 'lists the content folder',
  'guides/last-updated.ts': 'follows links, so that git and the content folder call a guide the same',
  'guides/read-guides.ts': 'lists the guides; each is opened by content-file.ts',
  'questions/read-question-files.ts': 'lists the questions; each is opened by content-file.ts',
  'scenarios/scenario-files.ts': 'lists the workflows; each is opened by content-file.ts',
  'render/write/output-folder.ts': 'writes every file of a site',
  'render/write/written-files.ts': 'lists a built site before it is replaced',
  'render/write/replace-folder.ts': 'puts the new site in the place of the old one',
  'render/write/write-site.ts': 'measures what was written, for hosts with limits',
  'render/write/writing-worker.ts': 'reads what output-folder.ts wrote, to compress it',
  'commands/out-folder.ts': 'checks and locks the folder that --out names',
  'commands/migrate.ts': 'looks at the folders that a migration reads and writes',
  'migrate/source-folder.ts': 'lists a site of another engine; each file is opened by content-file.ts',
  'commands/serve.ts': 'looks for the built site',
  'server/static-server.ts': 'sends files of a built site that served-file.ts found',
  'server/served-file.ts': 'reads the not-found page and the redirects of a built site',
  'config/read-config.ts': 'looks for the content folder that the config names',
  'problem/read-text.ts': 'reads the config, extensions and components, which are code',
  'components/read-components.ts': 'lists components, which are code',
  'extensions/read-extensions.ts': 'asks when an extension changed, which is code',
  'theme/read-theme.ts': 'reads the theme, which is code',
  'commands/eject.ts': 'writes a part of a theme under one of our own names',
  'commands/find-site-file.ts': 'looks for a config, and keeps an API file that was fetched in the cache',
  'brand/accent.ts': "reads the engine's own style sheet",
  'render/bundle/custom-media.ts': "reads the engine's own style sheet",
  'render/bundle/class-name.ts': "reads the engine's own style sheets",
  'render/live/live-config.ts': 'reads style sheets that Vite found',
  'render/bundle/site-lists.ts': 'reads components, which are code',
  'render/bundle/engine-hash.ts': "reads the engine's own code",
  'render/bundle/hash-tree.ts': 'reads all that a site is made of, to know whether it has changed',
  'render/bundle/inputs.ts': 'reads code that the bundler found',
  'render/bundle/licences.ts': 'reads the licenses of packages',
  'render/write/start-rendering.ts': 'reads the bundles',
  'render/live/watch-outside.ts': 'watches files by name, and reads none',
  'render/write/results-file.ts': 'keeps results in the cache',
  'render/write/kept-results.ts': 'keeps results in the cache',
  'config/cache-folder.ts': 'makes the folder of the cache',
  'config/remove-least-used.ts': 'bounds the cache',
  'render/bundle/bundles.ts': "finds the engine's own bundle",
  'render/bundle/kept-bundle.ts': 'keeps bundles in the cache',
  'render/bundle/shared-modules.ts': "reads and writes the list in the engine's own bundle",
  'commands/earlier-build.ts': 'remembers builds in the cache',
  'commands/run-command.ts': 'looks whether the current folder still exists',
  'commands/product.ts': "reads the engine's own package.json",
  'commands/process-context.ts': 'writes to the terminal',
  'testing/sample-runners.ts': 'looks for the languages of the machine',
}

test('content is opened in one place, sites are written in one place, and each other use of files has its reason', () => {
  const users = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => usesFiles(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/^src\//, ''))

  expect(users.filter((file) => !Object.hasOwn(mayTouchFiles, file)).sort()).toEqual([])
  expect(Object.keys(mayTouchFiles).filter((file) => !users.includes(file))).toEqual([])
})

test.for([
  "import { readFile } from 'node:fs/promises'",
  "import fs from 'fs'",
  "import {\n  stat,\n} from 'node:fs/promises'",
  "import * as fs from 'node:fs'",
  "const { open } = await import('node:fs/promises')",
  "const fs = process.getBuiltinModule('node:fs')",
])('%j is a use of files, which needs a reason', (source) => {
  expect(usesFiles(source)).toBe(true)
  expect(usesFiles("import type { Stats } from 'node:fs'")).toBe(false)
})

/** Whether code loads Node's file system, by whichever way there is; a type of it opens nothing. */
function usesFiles(source: string): boolean {
  // Samples of code that are printed import it in a text.
  const imports = source.matchAll(/^import (?!type\b)[^'"]*['"](?:node:)?fs(?:\/promises)?['"]/gm)
  return (
    imports.next().value !== undefined ||
    /(?:require|import|getBuiltinModule)\(\s*['"](?:node:)?fs\b/.test(source)
  )
}
