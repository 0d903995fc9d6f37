import { existsSync } from 'node:fs'

/** The browser without windows does with half of the processor's time; else the one that people use. */
const programs = process.env.CHROMIUM
  ? [process.env.CHROMIUM]
  : ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium']

/** Where Chromium is, if it is there: what `CHROMIUM` names, and then no other. */
export function chromiumProgram(): string | undefined {
  return programs.find((program) => existsSync(program))
}

/** How it is started: kept to this machine, as root too, and with letters as wide as on a screen of any size. */
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
