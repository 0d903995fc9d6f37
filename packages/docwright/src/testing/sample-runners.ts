import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** How to run a sample that is saved as a file. `prepare` runs once, for compiled languages. */
export interface SampleRunner {
  readonly language: string
  readonly file: string
  readonly needs: string
  /** The program's name for readers. */
  readonly program: string
  /** The command that prints the version. Default: the required program with `--version`. */
  readonly version?: readonly [string, ...string[]]
  readonly prepare?: readonly string[]
  readonly run: readonly string[]
}

const allRunners: readonly SampleRunner[] = [
  { language: 'bash', file: 'sample.sh', needs: 'curl', program: 'curl', run: ['bash', 'sample.sh'] },
  { language: 'js', file: 'sample.mjs', needs: 'node', program: 'Node.js', run: ['node', 'sample.mjs'] },
  {
    language: 'python',
    file: 'sample.py',
    needs: 'python3',
    program: 'Python',
    run: ['python3', 'sample.py'],
  },
  { language: 'php', file: 'sample.php', needs: 'php', program: 'PHP', run: ['php', 'sample.php'] },
  { language: 'ruby', file: 'sample.rb', needs: 'ruby', program: 'Ruby', run: ['ruby', 'sample.rb'] },
  {
    language: 'java',
    file: 'Main.java',
    needs: 'javac',
    program: 'Java',
    prepare: ['javac', '-encoding', 'utf8', 'Main.java'],
    run: ['java', 'Main'],
  },
  {
    language: 'go',
    file: 'sample.go',
    needs: 'go',
    program: 'Go',
    version: ['go', 'version'],
    prepare: ['go', 'build', '-o', 'sample', 'sample.go'],
    run: ['./sample'],
  },
  {
    language: 'csharp',
    file: 'Program.cs',
    needs: 'dotnet',
    program: '.NET',
    run: ['dotnet', 'run', 'Program.cs'],
  },
]

/** The runners for languages that are installed on this machine. */
export const sampleRunners = allRunners.filter(({ needs }) => isInstalled(needs))

/** The runners for languages that are missing on this machine. */
export const missingRunners = allRunners.filter(({ needs }) => !isInstalled(needs))

function isInstalled(command: string): boolean {
  const isThere = (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => existsSync(path.join(folder, command)))
  return isThere && (command !== 'python3' || hasRequestsPackage())
}

function hasRequestsPackage(): boolean {
  try {
    execFileSync('python3', ['-c', 'import requests'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
