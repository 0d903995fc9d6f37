import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '../packages/docwright/e2e/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [{ name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumOptions } }],
  // It takes a free port and says which; Playwright keeps it in the environment under the name of the group.
  webServer: {
    command: 'docwright serve ../dist',
    env: { PORT: '0' },
    wait: { stdout: /(?<SERVED_SITE>http:\/\/localhost:\d+)/ },
  },
})
