import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/chromium.ts'
import { built, sites } from './e2e/sites.ts'

const chromium = {
  browserName: 'chromium',
  launchOptions: chromiumOptions,
} as const

const sweeps = /@sweep/

// What one command has compiled of our code the next one loads.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/docwright/node')

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  // What moves is the business of its own tests.
  use: { baseURL: sites.toolshed.address, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'chromium', grepInvert: sweeps, use: chromium },
    // Every page at every width and in both modes, and every way to lose a file; `npm run test:all` runs it.
    { name: 'sweep', grep: sweeps, use: chromium },
  ],
  // Each takes a free port and says which; Playwright keeps it in the environment under the name of the group.
  webServer: [...Object.values(sites), ...(built ? [built] : [])].map(({ folder, variable }) => ({
    command: `node bin/docwright.js serve ${folder}`,
    env: { PORT: '0' },
    wait: { stdout: new RegExp(`(?<${variable}>http://localhost:\\d+)`) },
  })),
})
