import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The browser in CHROMIUM, or else the headless shell, which needs half of the processor time, or else the full browser. */
const executablePath =
  process.env.CHROMIUM ??
  ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'].find((program) => existsSync(program)) ??
  '/usr/bin/chromium'

// Root can run it, and text has the same width on a screen of any resolution.
const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
  // Don't start a spare renderer process.
  '--renderer-process-limit=1',
]

const chromium = { browserName: 'chromium', launchOptions: { executablePath, args } } as const

const sweeps = /@sweep/

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // No test should fail only because the machine is busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'chromium', grepInvert: sweeps, use: chromium },
    // Slow tests. `npm run test:all` runs them.
    { name: 'sweep', grep: sweeps, use: chromium },
  ],
  // The server prints the free port that it uses. Playwright stores it in an environment variable named after the group.
  webServer: {
    command: 'docwright serve ../dist',
    env: { PORT: '0' },
    wait: { stdout: /(?<SERVED_SITE>http:\/\/localhost:\d+)/ },
  },
})
