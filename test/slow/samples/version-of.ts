import { execFileSync } from 'node:child_process'

/** What a program is called, and the version that its command tells: "Python 3.11.7". */
export function versionOf([name, command, ...rest]: readonly string[]): string {
  const [version = ''] = /\d+(\.\d+)+/.exec(execFileSync(command!, rest, { encoding: 'utf8' })) ?? []
  return `${name} ${version}`
}
