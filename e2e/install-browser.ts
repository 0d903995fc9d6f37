import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Before the browser tests: finds Chromium, or installs it where apt can. */
const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium'

if (!existsSync(chromium)) {
  if (process.env.CHROMIUM) giveUp(`CHROMIUM names ${chromium}, which is not there.`)
  if (process.platform !== 'linux' || !runs('apt-get', ['--version'])) {
    giveUp(
      [
        'The browser tests need Chromium or Chrome. Install it and say where it is, on a Mac for example:',
        '  brew install --cask chromium',
        '  CHROMIUM="/Applications/Chromium.app/Contents/MacOS/Chromium" npm test',
      ].join('\n'),
    )
  }
  console.log('Installing Chromium with apt …')
  const isRoot = process.getuid?.() === 0
  for (const words of ['update -q', 'install -q -y --no-install-recommends chromium fonts-liberation']) {
    const command = ['apt-get', ...words.split(' ')]
    const [program, ...rest] = isRoot ? command : ['sudo', ...command]
    const { status } = spawnSync(program!, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) giveUp(`${command.join(' ')} failed. Install Chromium, then set CHROMIUM to its path.`)
  }
}

function runs(program: string, options: readonly string[]): boolean {
  return spawnSync(program, options, { stdio: 'ignore' }).status === 0
}

function giveUp(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
