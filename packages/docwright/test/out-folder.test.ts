import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { bytesIn } from './bytes-in.ts'
import { run, runProcess } from './commands.ts'

const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'out-folder-')))
const site = path.resolve('fixtures/small')

afterAll(() => rmSync(home, { recursive: true }))

/** Parts of the time that a build takes, more of them towards the end, when the folders change places. */
const moments = [0.2, 0.5, 0.8, 0.9, 0.95, 1]

/** A test that builds several sites; `npm run test:all` runs it. */
const sweep = test.runIf(process.env.SWEEP)

/** The last good site, which every test begins with. */
const good = path.join(home, 'good')
const built = await build(good)
const bytes = bytesIn(good)

test('the site is built, and nothing else is written next to it', () => {
  expect(built.code).toBe(0)
  expect(bytes.size).toBeGreaterThan(50)
  expect(readdirSync(home)).toEqual(['good'])
})

test('every text file has its compressed copies next to it, no matter how short it is', () => {
  const texts = [...bytes.keys()].filter((file) => /\.(html|txt|css|js|json|yaml|xml|svg|md)$/.test(file))

  expect(texts).toEqual(expect.arrayContaining(['robots.txt', 'favicon.svg', 'index.html', 'licences.txt']))
  for (const file of texts) {
    const text = readFileSync(path.join(good, file))
    expect([file, brotliDecompressSync(readFileSync(path.join(good, `${file}.br`))).equals(text)]).toEqual([
      file,
      true,
    ])
    expect([file, gunzipSync(readFileSync(path.join(good, `${file}.gz`))).equals(text)]).toEqual([file, true])
  }
})

test('the licenses of what is shipped to browsers are in the output', () => {
  const licences = readFileSync(path.join(good, 'licences.txt'), 'utf8')

  expect(licences.match(/^\S+(?= [\d.]+ \((?:MIT|OFL-1\.1)\)$)/gm)).toEqual([
    '@fontsource-variable/geist',
    'react',
    'react-dom',
    'scheduler',
  ])
})

test('what others keep next to the folder stays, whatever its name', async () => {
  const { folder, out } = createPlace('neighbors')
  const names = [
    'dist.old',
    'dist.next',
    'dist.build-1-abcdef01',
    `dist.build-${gone()}-abcdef02`,
    'dist.lock-1',
  ]
  for (const name of names) {
    mkdirSync(path.join(folder, name))
    writeFileSync(path.join(folder, name, 'thesis.txt'), 'all of it')
  }
  const { code } = await build(out)

  expect(code).toBe(0)
  expect(readdirSync(folder).sort()).toEqual(['dist', ...names].sort())
  for (const name of names) {
    expect(readFileSync(path.join(folder, name, 'thesis.txt'), 'utf8')).toBe('all of it')
  }
})

sweep('a link to the folder stays a link, and what it leads to is the new site', async () => {
  const { folder, out } = createPlace('link')
  mkdirSync(path.join(folder, 'releases'))
  cpSync(out, path.join(folder, 'releases/1'), { recursive: true })
  writeFileSync(path.join(folder, 'releases/1/index.html'), 'old')
  symlinkSync('releases/1', path.join(folder, 'current'))
  symlinkSync('releases/2', path.join(folder, 'future'))
  expect((await build(path.join(folder, 'current'))).code).toBe(0)
  expect((await build(path.join(folder, 'future'))).code).toBe(0)

  expect(readlinkSync(path.join(folder, 'current'))).toBe('releases/1')
  expect(readlinkSync(path.join(folder, 'future'))).toBe('releases/2')
  expect(lstatSync(path.join(folder, 'releases/1')).isDirectory()).toBe(true)
  for (const name of ['releases/1', 'releases/2']) expect(bytesIn(path.join(folder, name))).toEqual(bytes)
  expect(readdirSync(path.join(folder, 'releases')).sort()).toEqual(['1', '2'])
})

sweep('of two builds at once one writes, and the other says so', async () => {
  const { folder, out } = createPlace('twice')
  const inProcess = () => runProcess('build', { site, options: ['--out', out] })
  const results = await Promise.all([inProcess(), inProcess()])
  const [first, second] = results.sort((a, b) => a.code - b.code)

  expect([first?.code, second?.code]).toEqual([0, 1])
  expect(second?.report).toMatch(/^Another build, process \d+, is writing \S+\/dist\. Wait for it, or .*\n$/)
  expect(bytesIn(out)).toEqual(bytes)
  expect(readdirSync(folder)).toEqual(['dist'])
})

test("a lock that isn't a build’s is named, and stays", async () => {
  const { folder, out } = createPlace('lock')
  writeFileSync(path.join(folder, 'dist.lock'), 'of a boat')

  expect(await build(out)).toEqual({
    code: 1,
    output: '',
    report: `${out}.lock already exists. Move it, or name another folder: --out dist\n`,
  })
  expect(readFileSync(path.join(folder, 'dist.lock'), 'utf8')).toBe('of a boat')
})

sweep(
  'a build that is killed at any moment leaves a whole site, and the next one only its own files',
  async () => {
    const { folder, out } = createPlace('killed')
    const whole = performance.now()
    await build(out)
    const took = performance.now() - whole
    for (const share of moments) {
      const killed = start(out)
      await Promise.race([setTimeout(took * share), once(killed, 'exit')])
      killed.kill('SIGKILL')
      if (killed.exitCode === null && killed.signalCode === null) await once(killed, 'exit')

      expect([share, bytesIn(out)]).toEqual([share, bytes])
    }
    const bundles = () =>
      readdirSync(process.env.DOCWRIGHT_CACHE!).filter((name) => /^bundle-\d+\b/.test(name))
    const left = bundles().filter((name) => !isRunning(name))
    expect((await build(out)).code).toBe(0)

    expect(bytesIn(out)).toEqual(bytes)
    expect(readdirSync(folder)).toEqual(['dist'])
    expect(bundles().filter((name) => left.includes(name))).toEqual([])
  },
)

test('a build killed between the two renames is made good by the next, even by one that fails', async () => {
  const { folder, out } = createPlace('between')
  const workshop = path.join(folder, `dist.build-${gone()}-01234567`)
  mkdirSync(workshop)
  writeFileSync(path.join(workshop, 'made-by-a-build'), '')
  cpSync(out, path.join(workshop, 'old'), { recursive: true })
  rmSync(out, { recursive: true })
  const broken = await run('build', {
    site: path.resolve('fixtures/small'),
    options: ['--out', out],
    environment: { SITE_CONFIG: 'nowhere.config.ts' },
  })

  expect(broken.code).toBe(1)
  expect(bytesIn(out)).toEqual(bytes)
  expect(readdirSync(folder)).toEqual(['dist'])
})

const canMount = process.getuid?.() === 0 && process.platform === 'linux'
if (!canMount) console.warn('Only root may mount, so no full and no read-only disk is tried.')

test.skipIf(!canMount)(
  'on a full disk the last good site stays, and a sentence says why',
  async (context) => {
    const { out } = mountDisk(context.skip, { name: 'full', options: 'size=2400k' })

    const { code, report } = await build(out)

    expect(code).toBe(1)
    expect(report).toBe(
      `There is no space left to write the site: ${out}\nThe last good site stays as it was.\n`,
    )
    expect(bytesIn(out)).toEqual(bytes)
    expect(readdirSync(path.dirname(out))).toEqual(['dist'])
  },
)

test.skipIf(!canMount)('on a disk that can only be read a sentence says so', async (context) => {
  const { out, folder } = mountDisk(context.skip, { name: 'read-only', options: 'size=8m' })
  spawnSync('mount', ['-o', 'remount,ro', folder])

  const { code, report } = await build(out)

  expect(code).toBe(1)
  const elsewhere = await build(path.join(folder, 'deep/er/dist'))

  expect(report).toBe(
    `The disk is read-only, so the site can't be written: ${out}\nThe last good site stays as it was.\n`,
  )
  expect(elsewhere.report).toMatch(/^The disk is read-only, so .*: \S+\/read-only\/deep\nThe last .*\n$/)
  expect(bytesIn(out)).toEqual(bytes)
})

test.skipIf(!canMount || !process.env.SWEEP)(
  "a folder that something is mounted on can't be replaced, and says so",
  async (context) => {
    const { folder } = mountDisk(context.skip, { name: 'mount', options: 'size=8m' })
    rmSync(path.join(folder, 'dist'), { recursive: true })

    const { code, report } = await build(folder)

    expect(code).toBe(1)
    expect(report).toMatch(
      /^The folder can't be replaced, because something is mounted on it: .*\nThe last good .*\n$/,
    )
    expect(readdirSync(home).filter((name) => name.startsWith('mount.'))).toEqual([])
  },
)

/** A folder with the last good site in it, as `dist`. */
function createPlace(name: string): { folder: string; out: string } {
  const folder = path.join(home, name)
  const out = path.join(folder, 'dist')
  cpSync(good, out, { recursive: true })
  return { folder, out }
}

/** Runs the same test on a separate small disk. */
function mountDisk(skip: (why: string) => never, { name, options }: { name: string; options: string }) {
  const folder = path.join(home, name)
  mkdirSync(folder)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  if (status !== 0) skip("This machine doesn't allow mounting.")
  onTestFinished(() => void spawnSync('umount', [folder]))
  return createPlace(name)
}

function build(out: string) {
  return run('build', { site, options: ['--out', out] })
}

function start(out: string) {
  return spawn(process.execPath, [path.resolve('bin/docwright.js'), 'build', '--out', out], {
    cwd: site,
    env: { ...process.env, SITE_CONFIG: 'docwright.config.ts' },
    stdio: 'ignore',
  })
}

/** The number of a process that has ended. */
function gone(): number {
  return spawnSync(process.execPath, ['--eval', '']).pid
}

function isRunning(bundle: string): boolean {
  return existsSync(`/proc/${/\d+/.exec(bundle)}`)
}
