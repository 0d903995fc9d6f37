import { existsSync } from 'node:fs'

/** Prefers the headless browser, which needs half of the processor time, to the normal one. */
const programs = process.env.CHROMIUM
  ? [process.env.CHROMIUM]
  : ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium']

/** The path of Chromium, if it's installed. If `CHROMIUM` is set, only that path counts. */
export function chromiumProgram(): string | undefined {
  return programs.find((program) => existsSync(program))
}

/**
 * The options that Chromium starts with: no network, no sandbox (so that root can run it), and the same text widths at
 * every screen scale.
 */
export const chromiumOptions = {
  executablePath: chromiumProgram() ?? programs[0]!,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    // No process of the browser is started for a page that may come.
    '--renderer-process-limit=1',
  ],
}
