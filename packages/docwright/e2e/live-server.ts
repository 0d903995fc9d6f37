import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { test } from './test.ts'

/** `npm run dev` in a copy of the code, so that files can be edited as a writer would. */
export interface LiveServer {
  readonly folder: string
  readonly address: string
  readonly process: ChildProcess
  /** Replaces words in a file of the copy, as a writer who saves it; throws where the words aren't in it. */
  edit(name: string, from: string, to: string): void
  write(name: string, text: string): void
  /** Puts the files back that were edited or written, as they were at first. */
  restore(): void
  stop(): void
}

/** Starts a server that the tests of a file share. They run one after the other, because they edit the same files. */
export function shareLiveServer(...site: Parameters<typeof startLiveServer>): LiveServer {
  const server = {} as LiveServer
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    Object.assign(server, await startLiveServer(...site))
  })
  // If the server couldn't be started, there's nothing to stop.
  test.afterAll(() => 'stop' in server && server.stop())
  return server
}

/** Serves a copy of a site, the smallest if no other is named, which is in a folder `site` of the copy of the code, or next to it. */
async function startLiveServer(place: 'inside' | 'beside', fixture = 'small'): Promise<LiveServer> {
  mkdirSync('.cache/e2e', { recursive: true })
  const both = path.resolve(mkdtempSync('.cache/e2e/dev-'))
  const code = path.join(both, 'code')
  const folder = place === 'inside' ? code : both
  for (const name of ['bin', 'src', 'package.json']) {
    cpSync(name, path.join(code, name), { recursive: true })
  }
  cpSync(path.join('fixtures', fixture), path.join(folder, 'site'), { recursive: true })
  symlinkSync(path.resolve('../../node_modules'), path.join(code, 'node_modules'))
  // A separate process group, so that npm and the server that it starts end together.
  const server = spawn(process.execPath, ['bin/docwright.js', 'dev', '--port', '0'], {
    cwd: code,
    env: { ...process.env, SITE_CONFIG: path.join(folder, 'site/docwright.config.ts') },
    detached: true,
  })
  const stop = () => {
    if (server.pid) process.kill(-server.pid)
    rmSync(both, { recursive: true, force: true })
  }
  return { folder, address: await getAddress(server), process: server, ...editing(folder), stop }
}

function editing(folder: string): Pick<LiveServer, 'edit' | 'write' | 'restore'> {
  /** The original texts of files, undefined for files that didn't exist. */
  const saved = new Map<string, string | undefined>()
  const write = (name: string, text: string) => {
    const file = path.join(folder, name)
    if (!saved.has(file)) saved.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined)
    writeFileSync(file, text)
  }
  const edit = (name: string, from: string, to: string) => {
    const text = readFileSync(path.join(folder, name), 'utf8')
    if (!text.includes(from)) throw new Error(`${name} doesn't contain ${from}`)
    write(name, text.replace(from, to))
  }
  const restore = () => {
    for (const [file, text] of saved) {
      if (text === undefined) rmSync(file, { force: true })
      else writeFileSync(file, text)
    }
    saved.clear()
  }
  return { edit, write, restore }
}

/** The server says where it listens; npm and Vite may color it. */
function getAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk
        const [found] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(text)) ?? []
        if (found) resolve(found)
      })
    }
    stdout?.on('end', () => reject(new Error(`The server ended before it listened:\n${text}`)))
  })
}
