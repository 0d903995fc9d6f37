/** The options of all commands. `value` is the placeholder of an option's value in the help. */
export const options = {
  config: { value: 'FILE', about: 'Use this config instead of docwright.config.ts' },
  url: { value: 'URL', about: 'Override the public URL in the config' },
  overlay: { value: 'FILE', about: 'Apply this OpenAPI Overlay to the API file (repeatable)' },
  out: { value: 'DIR', about: 'Write the site to this folder (default of build: dist)' },
  port: { value: 'N', about: 'Listen on this port (default: PORT or 3000; 0 for any free port)' },
  open: { about: 'Open the site in a browser' },
  format: {
    value: 'FORMAT',
    about:
      'Format of the report: text, json, or github (workflow annotations); of diff: text, markdown, or json',
  },
  strict: { about: 'Fail on warnings, and on pages without a description' },
  all: { about: 'List each problem, however many are alike' },
  quiet: { about: 'Hide progress output' },
} as const satisfies Readonly<Record<string, CommandOption>>

const usualFormats = ['text', 'json', 'github'] as const

/** The format of a report. */
export type Format = (typeof usualFormats)[number] | 'markdown'

/** The formats of a command's report. */
export function listFormats({ formats = usualFormats }: Command): readonly Format[] {
  return formats
}

/** An option. Without `value`, it's a switch. */
export interface CommandOption {
  readonly value?: string
  readonly about: string
}

/** The name of an option, without its dashes. */
export type OptionName = keyof typeof options

/** What a command does, and the arguments that it accepts. */
export interface Command {
  readonly about: string
  /** The operands in the help, in brackets if they're optional. */
  readonly operand: string
  /** The formats of its report, if these aren't the usual ones. */
  readonly formats?: readonly Format[]
  readonly options: readonly OptionName[]
}

/** The commands, in the order in which a writer uses them. */
export const commands = {
  dev: {
    about: 'Start the dev server with live reload',
    operand: '[API]',
    options: ['config', 'url', 'overlay', 'port', 'open', 'quiet'],
  },
  build: {
    about: 'Check the site and build it into dist/',
    operand: '[API]',
    options: ['config', 'url', 'overlay', 'out', 'format', 'all', 'quiet'],
  },
  check: {
    about: 'Check the site without writing anything',
    operand: '[API]',
    options: ['config', 'url', 'overlay', 'strict', 'format', 'all', 'quiet'],
  },
  eject: {
    about: 'Copy a built-in theme component into theme/ so that you can edit it',
    operand: '<SLOT>',
    options: ['config', 'quiet'],
  },
  serve: {
    about: 'Serve a built site (default: dist)',
    operand: '[DIR]',
    options: ['port', 'quiet'],
  },
  mcp: {
    about: 'Serve a built site to coding agents over MCP: a folder (default: dist) or a URL',
    operand: '[SITE]',
    options: ['quiet'],
  },
  diff: {
    about: 'List what changed between two API files. Fails if a change breaks a client',
    operand: '<OLD> <NEW>',
    options: ['format', 'quiet'],
    formats: ['text', 'markdown', 'json'],
  },
  migrate: {
    about: 'Convert a Docusaurus, Starlight or Mintlify site to docwright',
    operand: '<FOLDER>',
    options: ['out', 'format', 'all', 'quiet'],
  },
} as const satisfies Readonly<Record<string, Command>>

/** The name of a command. */
export type CommandName = keyof typeof commands
