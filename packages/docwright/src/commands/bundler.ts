import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createBuilder, mergeConfig } from 'vite'
import { startOf } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { bundlerConfig } from '../render/bundler-config.ts'

// `bundle.ts` runs this file in a process of its own: it bundles the code of the pages, of the browser and of a site's components.

const [folder = '', base = '/', siteFile = ''] = process.argv.slice(2)
const outputIn = (name: string) => ({ build: { outDir: path.join(folder, name), emptyOutDir: true } })

// A build that is killed says nothing; its closed channel tells us to end.
process.once('disconnect', () => process.exit(1))

const builder = await createBuilder(
  mergeConfig(await bundlerConfig({ file: siteFile }, 'build'), {
    base,
    logLevel: 'warn',
    environments: { client: outputIn('client'), ssr: outputIn('ssr') },
  }),
)
try {
  await builder.buildApp()
} catch (error) {
  const mistakes = ((error as { errors?: readonly BundlerError[] }).errors ?? []).map(problemOf)
  // An error that names no file is a fault of ours, and is thrown.
  if (mistakes.length === 0 || mistakes.includes(undefined)) throw error
  await new Promise((resolve) => process.send?.(mistakes, resolve))
}
// 0 after mistakes, too: `bundle.ts` has them as a message, and takes any other code for a fault of ours.
process.exit(0)

/** What the bundler says of a file that it cannot read: in words, then as an excerpt of the code under its address, `[ file:line:column ]`. */
interface BundlerError {
  readonly message: string
}

function problemOf({ message }: BundlerError): Problem | undefined {
  const said = stripVTControlCharacters(message)
  const [, file = /from "([^"]+)"/.exec(said)?.[1], line = '1', column = '1'] =
    /\[ (\S+):(\d+):(\d+) \]/.exec(said) ?? []
  if (file === undefined) return undefined
  const [first = ''] = said.split('\n').filter((each) => /\w/.test(each))
  const words = first.replace(/^\W*\[[^\]]*\]\s*|^[: ]+/, '').replace(/ (?:in|from) \S+$/, '')
  return {
    place: { ...startOf(path.resolve(file)), line: Number(line), column: Number(column) },
    message: words.replace(/\.?$/, '.'),
  }
}
