import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Before the tests: finds the browsers and the web server that they start, or installs them where apt can. */
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

const hasApt = process.platform === 'linux' && runs('apt-get', ['--version'])
const missing = [
  ...(existsSync(chromium) || process.env.CHROMIUM ? [] : ['chromium', 'fonts-liberation']),
  ...(existsSync(firefox) || process.env.FIREFOX ? [] : ['firefox-esr']),
  ...(existsSync('/usr/sbin/nginx') && existsSync(brotli)
    ? []
    : ['nginx-light', 'libnginx-mod-http-brotli-static']),
]
if (hasApt && missing.length > 0) install(missing)

if (!existsSync(chromium)) {
  console.error(
    [
      `The browser tests need Chromium or Chrome, and ${chromium} is not there.`,
      'Install it and say where it is, on a Mac for example:',
      '  brew install --cask chromium',
      '  CHROMIUM="/Applications/Chromium.app/Contents/MacOS/Chromium" npm test',
    ].join('\n'),
  )
  process.exit(1)
}

function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt …`)
  const isRoot = process.getuid?.() === 0
  for (const words of ['update -q', `install -q -y --no-install-recommends ${packages.join(' ')}`]) {
    const command = ['apt-get', ...words.split(' ')]
    const [program, ...rest] = isRoot ? command : ['sudo', ...command]
    const { status } = spawnSync(program!, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // The run level of a machine that is being mended, on which Debian starts no nginx.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    })
    if (status !== 0) {
      console.error(`${command.join(' ')} failed. What is missing is left out: ${packages.join(', ')}.`)
      return
    }
  }
}

function runs(program: string, options: readonly string[]): boolean {
  return spawnSync(program, options, { stdio: 'ignore' }).status === 0
}
