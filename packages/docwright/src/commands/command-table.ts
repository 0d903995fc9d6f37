/**
 * The options that a command may be given besides its operand; `value` is what its help calls the value that it takes.
 */
export const options = {
  config: { value: 'FILE', about: 'the config, instead of docwright.config.ts' },
  url: { value: 'URL', about: 'where the site will live, whatever the config says' },
  out: { value: 'DIR', about: 'the folder that is written, instead of dist' },
  port: { value: 'N', about: 'the port, instead of 3000 or what PORT says; 0 is any that is free' },
  open: { about: 'opens the site in a browser' },
  format: { value: 'FORMAT', about: 'of the report: text, json, or github for annotations of a workflow' },
  quiet: { about: 'says nothing of what is being done' },
} as const satisfies Readonly<Record<string, CommandOption>>

/** An option; one without a value is a switch. */
export interface CommandOption {
  readonly value?: string
  readonly about: string
}

/** Without its dashes. */
export type OptionName = keyof typeof options

/** What a command does, and what it may be told. */
export interface Command {
  readonly about: string
  /** What its help calls the operand. */
  readonly operand: string
  readonly options: readonly OptionName[]
}

/** The commands, in the order in which a site comes to be. */
export const commands = {
  dev: {
    about: 'shows the site while it is written; what is saved shows at once',
    operand: 'API',
    options: ['config', 'url', 'port', 'open', 'quiet'],
  },
  build: {
    about: 'checks all, and writes the site as files',
    operand: 'API',
    options: ['config', 'url', 'out', 'format', 'quiet'],
  },
  check: {
    about: 'says what is wrong, and writes nothing',
    operand: 'API',
    options: ['config', 'url', 'format', 'quiet'],
  },
  eject: {
    about: 'writes what a slot shows into the theme, to be changed there',
    operand: 'SLOT',
    options: ['config', 'quiet'],
  },
  serve: {
    about: 'serves a site that was built, dist if no other is named',
    operand: 'DIR',
    options: ['port', 'quiet'],
  },
} as const satisfies Readonly<Record<string, Command>>

/** The name of a command. */
export type CommandName = keyof typeof commands
