import process from 'node:process'

/** The commands, each of which runs when it is loaded. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  build: () => import('./build.ts'),
  check: () => import('./check.ts'),
  dev: () => import('./dev.ts'),
  serve: () => import('./serve.ts'),
}

const [command = ''] = process.argv.splice(2, 1)
await commands[command]!()
