import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/chromium.ts'
import { servedSites, sites } from './e2e/sites.ts'

const chromium = {
  browserName: 'chromium',
  launchOptions: chromiumOptions,
} as const

const sweeps = /@sweep/

// Each command reuses the code that an earlier command compiled.
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
  // Animations have their own tests.
  use: { baseURL: sites.toolshed.address, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'chromium', grepInvert: sweeps, use: chromium },
    // Every page at every width and in both modes, and every way to lose a file; `npm run test:all` runs it.
    { name: 'sweep', grep: sweeps, use: chromium },
  ],
  // It says where each site is; Playwright keeps that in the environment under the names of the groups.
  webServer: {
    command: 'node e2e/serve-sites.ts',
    wait: {
      stdout: new RegExp(
        servedSites.map(({ variable }) => `${variable}=(?<${variable}>http://localhost:\\d+)`).join(' '),
      ),
    },
  },
})
