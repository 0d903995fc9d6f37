import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import type { Host } from './serve-here.ts'

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Checks whether Debian's nginx is installed, with the module that sends Brotli copies. */
export function hasNginx(): boolean {
  return existsSync('/usr/sbin/nginx') && existsSync(brotli)
}

/** The real nginx with `deploy/nginx.conf`, edited as an operator would, on a free port and in a folder of our own. */
export async function startNginx(root: string, edited = (settings: string) => settings): Promise<Host> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const server = edited(await readFile('../../deploy/nginx.conf', 'utf8'))
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/www/docs', path.resolve(root))
  await writeFile(path.join(folder, 'server.conf'), server)
  await writeFile(path.join(folder, 'nginx.conf'), wrapped(folder))
  const nginx = spawn('/usr/sbin/nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  await answering(nginx, port)
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      nginx.kill('SIGTERM')
      if (nginx.exitCode === null) await new Promise((resolve) => nginx.once('exit', resolve))
      await rm(folder, { recursive: true })
    },
  }
}

/** Returns a complete nginx config around a site's settings. nginx writes only into the folder. */
function wrapped(folder: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `load_module ${brotli};
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/server.conf;
}
`
}

async function answering(nginx: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 1000; attempt++) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}.`)
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error("nginx doesn't respond.")
}
