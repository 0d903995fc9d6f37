import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Tests that start processes of their own fill the cores two at a time.
    maxConcurrency: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'test/{,content/}*.test.ts'],
          testTimeout: 20_000,
        },
      },
      // Slow sweeps over large descriptions; `npm run test:all` runs them.
      { test: { name: 'slow', include: ['test/slow/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
})
