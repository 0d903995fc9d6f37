import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // What an installed package compiles, a checkout reads as it is written.
  resolve: {
    alias: {
      'docwright/testing': path.resolve('../packages/docwright/src/testing.ts'),
      docwright: path.resolve('../packages/docwright/src/docwright.ts'),
    },
  },
  test: {
    maxWorkers: '100%',
    // A busy machine is slow, not wrong: no time limit decides.
    projects: [
      { test: { name: 'unit', include: ['test/*.test.ts'], isolate: false, testTimeout: 300_000 } },
      // What the built site is as files; `npm run build` at the root builds it.
      { test: { name: 'served', include: ['test/served/*.test.ts'], testTimeout: 300_000 } },
      // What the guides print, run against a mock of the API; `npm run test:all` runs it.
      { test: { name: 'slow', include: ['test/slow/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
})
