import { existsSync } from 'node:fs'

/** The browser without windows does with half of the processor's time; else the one that people use. */
const programs = [process.env.CHROMIUM, '/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium']

/** Where Chromium is; what `CHROMIUM` names comes first. */
export function chromiumProgram(): string | undefined {
  return programs.find((program) => program && existsSync(program))
}

/** How it is started: kept to this machine, as root too, and with letters as wide as on a screen of any size. */
export const chromiumOptions = {
  executablePath: chromiumProgram() ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
  ],
}
