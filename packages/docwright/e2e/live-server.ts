import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** `npm run dev` in a copy of the code, so that files can be edited as a writer would. */
export interface LiveServer {
  readonly folder: string
  readonly address: string
  readonly process: ChildProcess
  stop(): void
}

/** Serves a copy of a site, the smallest if no other is named, which lies in a folder `site` of the copy of the code, or beside it. */
export async function startLiveServer(place: 'inside' | 'beside', fixture = 'small'): Promise<LiveServer> {
  mkdirSync('.cache/e2e', { recursive: true })
  const both = path.resolve(mkdtempSync('.cache/e2e/dev-'))
  const code = path.join(both, 'code')
  const folder = place === 'inside' ? code : both
  for (const name of ['bin', 'src', 'package.json']) {
    cpSync(name, path.join(code, name), { recursive: true })
  }
  cpSync(path.join('fixtures', fixture), path.join(folder, 'site'), { recursive: true })
  symlinkSync(path.resolve('../../node_modules'), path.join(code, 'node_modules'))
  // A group of its own, so that npm and the server that it starts end together.
  const server = spawn(process.execPath, ['bin/docwright.js', 'dev', '--port', '0'], {
    cwd: code,
    env: { ...process.env, SITE_CONFIG: path.join(folder, 'site/docwright.config.ts') },
    detached: true,
  })
  const stop = () => {
    if (server.pid) process.kill(-server.pid)
    rmSync(both, { recursive: true, force: true })
  }
  return { folder, address: await addressIn(server), process: server, stop }
}

/** The server says where it listens; npm and Vite may colour it. */
function addressIn({ stdout, stderr }: ChildProcess): Promise<string> {
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
