import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** How a reader runs a saved sample; `prepare` is what a compiled language needs once. */
export interface Runner {
  readonly language: string
  readonly file: string
  readonly needs: string
  readonly prepare?: readonly string[]
  readonly run: readonly string[]
}

const all: readonly Runner[] = [
  { language: 'bash', file: 'sample.sh', needs: 'curl', run: ['bash', 'sample.sh'] },
  { language: 'js', file: 'sample.mjs', needs: 'node', run: ['node', 'sample.mjs'] },
  { language: 'python', file: 'sample.py', needs: 'python3', run: ['python3', 'sample.py'] },
  { language: 'php', file: 'sample.php', needs: 'php', run: ['php', 'sample.php'] },
  { language: 'ruby', file: 'sample.rb', needs: 'ruby', run: ['ruby', 'sample.rb'] },
  {
    language: 'java',
    file: 'Main.java',
    needs: 'javac',
    prepare: ['javac', '-encoding', 'utf8', 'Main.java'],
    run: ['java', 'Main'],
  },
  {
    language: 'go',
    file: 'sample.go',
    needs: 'go',
    prepare: ['go', 'build', '-o', 'sample', 'sample.go'],
    run: ['./sample'],
  },
  {
    language: 'csharp',
    file: 'Program.cs',
    needs: 'dotnet',
    run: ['dotnet', 'run', 'Program.cs'],
  },
]

/** The languages that this machine has, and those that it lacks. */
export const runners = all.filter(({ needs }) => has(needs))
export const missing = all.filter(({ needs }) => !has(needs))

function has(command: string): boolean {
  const isThere = (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, command)))
  return isThere && (command !== 'python3' || hasRequests())
}

function hasRequests(): boolean {
  try {
    execFileSync('python3', ['-c', 'import requests'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
