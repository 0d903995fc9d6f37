import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Gives all tests of a run one temporary folder, and removes it with everything that they left there. */
export default function setTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
