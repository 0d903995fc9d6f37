import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Before the browser tests: finds Chromium and Firefox, or installs them where apt can. */
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

const hasApt = process.platform === 'linux' && runs('apt-get', ['--version'])
const missing = [
  ...(existsSync(chromium) || process.env.CHROMIUM ? [] : ['chromium', 'fonts-liberation']),
  ...(existsSync(firefox) || process.env.FIREFOX ? [] : ['firefox-esr']),
]
if (hasApt && missing.length > 0) install(missing)

if (!existsSync(chromium)) {
  giveUp(
    [
      `The browser tests need Chromium or Chrome, and ${chromium} is not there.`,
      'Install it and say where it is, on a Mac for example:',
      '  brew install --cask chromium',
      '  CHROMIUM="/Applications/Chromium.app/Contents/MacOS/Chromium" npm test',
    ].join('\n'),
  )
}

function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(', ')} with apt …`)
  const isRoot = process.getuid?.() === 0
  for (const words of ['update -q', `install -q -y --no-install-recommends ${packages.join(' ')}`]) {
    const command = ['apt-get', ...words.split(' ')]
    const [program, ...rest] = isRoot ? command : ['sudo', ...command]
    const { status } = spawnSync(program!, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0)
      giveUp(
        `${command.join(' ')} failed. Install the browsers, then set CHROMIUM and FIREFOX to their paths.`,
      )
  }
}

function runs(program: string, options: readonly string[]): boolean {
  return spawnSync(program, options, { stdio: 'ignore' }).status === 0
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
