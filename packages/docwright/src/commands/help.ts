import type { Command, CommandName, CommandOption, OptionName } from './command-table.ts'
import { commands, options } from './command-table.ts'

/** What a command does and may be told; of all commands when none is named. */
export function helpOn(command?: CommandName): string {
  const shown = Object.entries<Command>(command ? { [command]: commands[command] } : commands)
  const names: readonly OptionName[] = command ? commands[command].options : optionNames
  const uses = shown.map(([name, { operand, about }]) => [`docwright ${name} [${operand}]`, about] as const)
  const flags = names.map((name) => {
    const { value, about }: CommandOption = options[name]
    return [`--${name}${value ? ` ${value}` : ''}`, about] as const
  })
  const rows = [...uses, ...flags, ...always]
  const width = Math.max(...rows.map(([left]) => left.length))
  const lines = (part: readonly (readonly [string, string])[]) =>
    part.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
  const isOfApi = shown.some(([, { operand }]) => operand === 'API')
  return [lines(uses), `Options:\n${lines([...flags, ...always])}`, ...(isOfApi ? [aboutApi] : [])].join(
    '\n\n',
  )
}

const optionNames = Object.keys(options) as OptionName[]

const always = [
  ['--help', 'says this, and of one command what it may be told'],
  ['--version', 'says which version this is'],
] as const

const aboutApi = `API is an OpenAPI file (.yaml, .yml, .json) or the address of one: a whole site, without a config.
Without it, docwright.config.ts in this folder counts, and without that the one file here that is
called openapi or swagger.`
