import { expect, test } from 'vitest'
import { parseCommandLine } from './command-line.ts'
import { commands, options } from './command-table.ts'
import { Refusal } from './refusal.ts'

test.for([
  ['biuld', 'There is no command biuld. Did you mean build?'],
  ['publish', 'There is no command publish. Run `docwright --help` for a list.'],
  ['openapi.yaml', "openapi.yaml isn't a command. To preview it as a site, run: docwright dev openapi.yaml"],
  ['check --qiuet', '`check` has no option --qiuet. Did you mean --quiet?'],
  ['check --loud', '`check` has no option --loud. Run `docwright check --help` for a list.'],
  ['check -x', '`check` has no option -x. Run `docwright check --help` for a list.'],
  ['build --port 3', '`build` has no option --port. Only `dev` and `serve` have it.'],
  ['serve --out dist', '`serve` has no option --out. Only `build` and `migrate` have it.'],
  ['build --out', '--out needs a value: --out DIR'],
  ['build --out --quiet', '--out needs a value: --out DIR'],
  ['dev --open=firefox', "--open doesn't take a value. Leave out firefox."],
  ['check --format jsn', 'There is no format jsn. Did you mean json?'],
  ['check --format xml', 'There is no format xml. Use text, json, github.'],
  ['check a.yaml b.yaml', '`check` accepts one argument, not a.yaml and b.yaml.'],
])('`docwright %s` is rejected with what was meant', ([words, sentence]) => {
  expect(findRefusal(words!)).toMatchObject({ message: sentence, exitCode: 2 })
})

test('options come before or after the operand, with a space or `=`', () => {
  const read = {
    command: 'build',
    operand: 'a.yaml',
    operands: ['a.yaml'],
    out: '-x',
    quiet: true,
    open: false,
    strict: false,
    all: true,
    overlay: ['b.yaml', 'c.yaml'],
    format: 'json',
  }

  expect(
    parseCommandLine(
      'build --quiet --overlay b.yaml a.yaml --all --out=-x --format json --overlay=c.yaml'.split(' '),
    ),
  ).toEqual(read)
})

test('the help on all names every command and option, and the help on one those that it has', () => {
  const all = helpFor('--help')
  const serve = helpFor('serve -h')

  for (const name of Object.keys(commands)) expect(all).toContain(`docwright ${name} `)
  for (const name of [...Object.keys(options), 'help', 'version']) expect(all).toContain(`  --${name}`)
  expect(serve.match(/--\w+/g)).toEqual(['--port', '--quiet', '--help', '--version'])
  expect(serve).not.toContain('OpenAPI')
})

test('without a command, the help is printed and the exit code is 2', () => {
  expect(findRefusal('')).toMatchObject({ message: helpFor('--help'), exitCode: 2 })
})

function findRefusal(words: string): Refusal | undefined {
  try {
    parseCommandLine(words.split(' ').filter(Boolean))
  } catch (error) {
    return error instanceof Refusal ? error : undefined
  }
  return undefined
}

function helpFor(words: string): string {
  const read = parseCommandLine(words.split(' '))
  return typeof read === 'object' && 'help' in read ? read.help : ''
}
