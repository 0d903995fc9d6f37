import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As configs and extensions have it, however they are loaded.
  resolve: {
    alias: {
      'docwright/testing': path.resolve('src/testing.ts'),
      docwright: path.resolve('src/docwright.ts'),
    },
  },
  // Our own JSX, as in a bundle. React's production build, which tests run, has no functions for elements of its development build.
  oxc: { jsx: { runtime: 'automatic', development: false, importSource: path.resolve('src/ui/jsx') } },
  test: {
    // Without it one core is left idle, which on two is half of the machine.
    maxWorkers: '100%',
    globalSetup: 'test/temporary-folder.ts',
    // Small sites that tests make are bundled with what others have left.
    env: {
      // As commands set it: in any other mode React runs its development build.
      NODE_ENV: 'production',
      DOCWRIGHT_CACHE: path.resolve('node_modules/.cache/docwright'),
      // Each command reuses the code that an earlier command compiled.
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/docwright/node'),
    },
    // Stack traces of bundles show the lines of components only if Vitest loads the bundles itself.
    server: { deps: { inline: [/\/(?:engines|bundles)\/[^/]+\/ssr\//] } },
    // A busy machine is slow, not wrong: no time limit decides.
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/*.test.{ts,tsx}', 'test/openapi/*.test.ts'],
          // Loading the same modules again for each file takes longer than its tests.
          isolate: false,
          setupFiles: ['test/recall-results.ts', 'test/draw-twins.tsx'],
          testTimeout: 300_000,
        },
      },
      // Tests of the built sites, as files and behind a server. `e2e/build-sites.ts` builds the sites.
      {
        test: {
          name: 'served',
          include: ['test/served/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      // Slow sweeps over large descriptions; `npm run test:all` runs them.
      {
        test: {
          name: 'slow',
          include: ['test/slow/*.test.ts', 'test/out-folder.test.ts', 'test/openapi/fuzz.test.ts'],
          env: { SWEEP: 'whole' },
          testTimeout: 600_000,
        },
      },
    ],
  },
})
