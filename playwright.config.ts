import { defineConfig } from '@playwright/test'
import { sites } from './e2e/sites.ts'

/** Switches that keep Chromium to this machine and let it run as root. */
const switches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const chromium = {
  browserName: 'chromium',
  launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: switches },
} as const

const sweeps = 'sweep.spec.ts'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  use: { baseURL: sites.shipped.address },
  projects: [
    { name: 'chromium', testIgnore: sweeps, use: chromium },
    // Every page at every width and in both modes; `npm run test:all` runs it.
    { name: 'sweep', testMatch: sweeps, use: chromium },
  ],
  webServer: Object.values(sites).map(({ folder, port, address }) => ({
    command: `node commands/serve.ts ${folder}`,
    env: { PORT: String(port) },
    url: address,
    reuseExistingServer: false,
  })),
})
