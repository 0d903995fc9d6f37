import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // A checkout reads the package's TypeScript sources; an installed package has compiled files.
  resolve: {
    alias: {
      'docwright/testing': path.resolve('../packages/docwright/src/testing.ts'),
      docwright: path.resolve('../packages/docwright/src/docwright.ts'),
    },
  },
  test: {
    maxWorkers: '100%',
    // No test should fail only because the machine is busy, so the timeouts are long.
    projects: [
      { test: { name: 'unit', include: ['test/*.test.ts'], isolate: false, testTimeout: 300_000 } },
      // Tests of the built site's files. To build it, run `npm run build` at the root.
      { test: { name: 'served', include: ['test/served/*.test.ts'], testTimeout: 300_000 } },
      // Tests that run the guides' code against a mock of the API. `npm run test:all` runs them.
      { test: { name: 'slow', include: ['test/slow/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
})
