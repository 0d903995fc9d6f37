import { parseArgs } from 'node:util'
import { findNearest } from '../problem/nearest.ts'
import type { Command, CommandName, CommandOption, Format, OptionName } from './command-table.ts'
import { commands, listFormats, options } from './command-table.ts'
import { Refusal } from './refusal.ts'

/** A command line, parsed. */
export interface CommandLine {
  readonly command: CommandName
  /** The API file, or the folder to serve. */
  readonly operand: string | undefined
  /** All operands, for commands that accept several. */
  readonly operands: readonly string[]
  readonly config?: string
  readonly url?: string
  /** The overlays, in the order in which they're applied. */
  readonly overlay: readonly string[]
  readonly out?: string
  readonly port?: string
  readonly open: boolean
  readonly strict: boolean
  readonly quiet: boolean
  readonly all: boolean
  readonly format: Format
}

/** Parses the words after `docwright`. Unknown commands and options are rejected with a suggestion. */
export function parseCommandLine(
  words: readonly string[],
): CommandLine | 'version' | { readonly help: string } {
  const { tokens } = parseArgs({ args: [...words], strict: false, tokens: true, options: parserOptions })
  const flags = tokens.filter((token) => token.kind === 'option')
  const [name, ...operands] = tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []))
  if (flags.some((flag) => flag.name === 'version')) return 'version'
  const command = name === undefined ? undefined : getCommandName(name)
  if (flags.some((flag) => flag.name === 'help')) return { help: formatHelp(command) }
  if (command === undefined) throw createUsageError(formatHelp())
  const maxOperands = commands[command].operand.split(' ').length
  if (operands.length > maxOperands) {
    const count = maxOperands === 1 ? 'one argument' : `${maxOperands} arguments`
    throw createUsageError(`\`${command}\` accepts ${count}, not ${operands.join(' and ')}.`)
  }
  const values = flags.map((flag) => readOption(flag, command))
  const given = Object.fromEntries(values)
  const overlay = values.flatMap(([name, value]) => (name === 'overlay' ? [String(value)] : []))
  const formatName = String(given.format ?? 'text')
  const formats = listFormats(commands[command])
  const format = formats.find((each) => each === formatName)
  if (format === undefined) {
    const guess = suggestName(formatName, formats) || ` Use ${formats.join(', ')}.`
    throw createUsageError(`There is no format ${formatName}.${guess}`)
  }
  const defaults = { open: false, strict: false, quiet: false, all: false }
  return { ...defaults, ...given, command, operand: operands[0], operands, format, overlay }
}

const parserOptions = Object.fromEntries([
  ...Object.entries<CommandOption>(options).map(([name, { value }]) => [
    name,
    { type: value ? ('string' as const) : ('boolean' as const) },
  ]),
  ['help', { type: 'boolean', short: 'h' }],
  ['version', { type: 'boolean', short: 'v' }],
])

function getCommandName(name: string): CommandName {
  if (Object.hasOwn(commands, name)) return name as CommandName
  const isOperand = /[./]/.test(name)
  if (isOperand) {
    throw createUsageError(`${name} isn't a command. To preview it as a site, run: docwright dev ${name}`)
  }
  throw createUsageError(
    `There is no command ${name}.${suggestName(name, Object.keys(commands)) || ` Run \`docwright --help\` for a list.`}`,
  )
}

/** An option as `parseArgs` returns it. */
interface Flag {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

/** Returns the name and value of an option. The error for an option of other commands names these. */
function readOption(
  { name, rawName, value, inlineValue }: Flag,
  command: CommandName,
): readonly [string, string | boolean] {
  const known: readonly string[] = commands[command].options
  if (!known.includes(name)) {
    const others = Object.entries<Command>(commands).flatMap(([other, { options }]) =>
      options.some((each) => each === name) ? [`\`${other}\``] : [],
    )
    const where =
      others.length > 0 ? ` Only ${others.join(' and ')} ${others.length > 1 ? 'have' : 'has'} it.` : ''
    const guess =
      where || suggestName(name, known, '--') || ` Run \`docwright ${command} --help\` for a list.`
    throw createUsageError(`\`${command}\` has no option ${rawName}.${guess}`)
  }
  const { value: placeholder }: CommandOption = options[name as OptionName]
  if (placeholder === undefined) {
    if (value !== undefined) throw createUsageError(`${rawName} doesn't take a value. Leave out ${value}.`)
    return [name, true]
  }
  // A word that starts with a dash is the next option.
  const hasValue = value && (inlineValue || !value.startsWith('-'))
  if (!hasValue) throw createUsageError(`${rawName} needs a value: ${rawName} ${placeholder}`)
  return [name, value]
}

function suggestName(name: string, names: readonly string[], dashes = ''): string {
  const guess = findNearest(name, names)
  return guess ? ` Did you mean ${dashes}${guess}?` : ''
}

function createUsageError(sentences: string): Refusal {
  return new Refusal(sentences, 2)
}

/** Returns the help of a command, or of all commands. */
function formatHelp(command?: CommandName): string {
  const listed = Object.entries<Command>(command ? { [command]: commands[command] } : commands)
  const names: readonly OptionName[] = command ? commands[command].options : optionNames
  const usages = listed.map(([name, { operand, about }]) => [`docwright ${name} ${operand}`, about] as const)
  const flags = names.map((name) => {
    const { value, about }: CommandOption = options[name]
    return [`--${name}${value ? ` ${value}` : ''}`, about] as const
  })
  const rows = [...usages, ...flags, ...commonOptions]
  const width = Math.max(...rows.map(([left]) => left.length))
  const formatRows = (part: readonly (readonly [string, string])[]) =>
    part.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
  const acceptsApi = listed.some(([, { operand }]) => operand === '[API]')
  return [
    'Usage: docwright <command> [options]',
    formatRows(usages),
    `Options:\n${formatRows([...flags, ...commonOptions])}`,
    ...(acceptsApi ? [aboutApi] : []),
  ].join('\n\n')
}

const optionNames = Object.keys(options) as OptionName[]

const commonOptions = [
  ['--help', 'Show help for docwright or for one command'],
  ['--version', 'Print the version'],
] as const

const aboutApi = `API is an OpenAPI file (.yaml, .yml or .json) or its URL. If you omit it, docwright uses
docwright.config.ts in the current folder, or else a file named openapi or swagger.

Examples:
  docwright dev openapi.yaml
  docwright build openapi.yaml --url https://docs.example.com`
