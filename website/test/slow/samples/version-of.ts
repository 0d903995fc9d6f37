import { execFileSync } from 'node:child_process'

/** Returns a program's name and version: "Python 3.11.7". */
export function getVersion(program: string, [command, ...rest]: readonly [string, ...string[]]): string {
  const [version = ''] = /\d+(\.\d+)+/.exec(execFileSync(command, rest, { encoding: 'utf8' })) ?? []
  return `${program} ${version}`
}
