import path from 'node:path'
import { createBuilder } from 'vite'

/** Run by `bundle.ts` in a process of its own: bundles the code of the pages and of the browser, for a base path. */
const [folder = '', base = '/'] = process.argv.slice(2)
const outputIn = (name: string) => ({ build: { outDir: path.join(folder, name), emptyOutDir: true } })

// Killed, the build cannot tell us to end.
process.once('disconnect', () => process.exit(1))

const builder = await createBuilder({
  root: path.resolve(import.meta.dirname, '..'),
  base,
  // Node reads TypeScript itself, without a bundle of the config.
  configLoader: 'native',
  logLevel: 'warn',
  environments: { client: outputIn('client'), ssr: outputIn('ssr') },
})
await builder.buildApp()
process.exit(0)
