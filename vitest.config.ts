import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'], testTimeout: 20_000 } },
      // Slow sweeps over large descriptions; `npm run test:all` runs them.
      { test: { name: 'slow', include: ['test/slow/*.test.ts'], testTimeout: 600_000 } },
    ],
  },
})
