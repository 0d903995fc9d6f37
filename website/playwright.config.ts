import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** What CHROMIUM names; else the browser without windows, which does with half of the processor's time, or the one that people use. */
const executablePath =
  process.env.CHROMIUM ??
  ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'].find((program) => existsSync(program)) ??
  '/usr/bin/chromium'

// Kept to this machine, as root too, and with letters as wide as on a screen of any size.
const args = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
  // No process of the browser is started for a page that may come.
  '--renderer-process-limit=1',
]

const chromium = { browserName: 'chromium', launchOptions: { executablePath, args } } as const

const sweeps = /@sweep/

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: { contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'chromium', grepInvert: sweeps, use: chromium },
    // What takes longer; `npm run test:all` runs it.
    { name: 'sweep', grep: sweeps, use: chromium },
  ],
  // It takes a free port and says which; Playwright keeps it in the environment under the name of the group.
  webServer: {
    command: 'docwright serve ../dist',
    env: { PORT: '0' },
    wait: { stdout: /(?<SERVED_SITE>http:\/\/localhost:\d+)/ },
  },
})
