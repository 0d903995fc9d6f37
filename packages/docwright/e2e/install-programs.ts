import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromiumProgram } from './chromium.ts'

/** Before the tests: finds the browsers and the web server that they start, or installs them where apt can. */
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const hasApt = process.platform === 'linux' && runs('apt-get', ['--version'])
const isChromiumFast = process.env.CHROMIUM || /headless-shell$/.test(chromiumProgram() ?? '')
const missing = [
  ...(isChromiumFast ? [] : [['chromium-headless-shell', 'fonts-liberation']]),
  ...(existsSync(firefox) || process.env.FIREFOX ? [] : [['firefox-esr']]),
  ...(existsSync('/usr/sbin/nginx') && existsSync(brotli)
    ? []
    : [['nginx-light', 'libnginx-mod-http-brotli-static']]),
]
if (hasApt && missing.length > 0) {
  asRoot('update -q')
  for (const packages of missing) install(packages)
  // Not every system has the package of the headless browser.
  if (chromiumProgram() === undefined && !process.env.CHROMIUM) install(['chromium', 'fonts-liberation'])
}

if (chromiumProgram() === undefined) {
  console.error(
    [
      `The browser tests need Chromium or Chrome, and ${process.env.CHROMIUM ?? '/usr/bin/chromium'} doesn't exist.`,
      'Install it and say where it is, on a Mac for example:',
      '  brew install --cask chromium',
      '  CHROMIUM="/Applications/Chromium.app/Contents/MacOS/Chromium" npm test',
    ].join('\n'),
  )
  process.exit(1)
}

function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt …`)
  if (!asRoot(`install -q -y --no-install-recommends ${packages.join(' ')}`)) {
    console.error(`What is missing is left out: ${packages.join(', ')}.`)
  }
}

function asRoot(words: string): boolean {
  const command = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', ...words.split(' ')]
  const { status } = spawnSync(command[0]!, command.slice(1), {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The run level of a machine that is being fixed, on which Debian starts no nginx.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  if (status !== 0) console.error(`${command.join(' ')} failed.`)
  return status === 0
}

function runs(program: string, options: readonly string[]): boolean {
  return spawnSync(program, options, { stdio: 'ignore' }).status === 0
}
