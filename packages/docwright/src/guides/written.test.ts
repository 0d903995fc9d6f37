import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formatReport } from '../problem/report.ts'
import { parseGuide } from './parse-guide.ts'

const folder = path.join(import.meta.dirname, '../../fixtures/written')
const names = globSync('*.mdx', { cwd: folder }).map((name) => path.basename(name, '.mdx'))

// Next to each guide is the complete report on it. `vitest -u` rewrites these files, so review them before you commit them.
test.for(
  names.sort(),
)('what people write as in %s.mdx is reported, or drawn as they mean it', async (name) => {
  const file = path.join(folder, `${name}.mdx`)
  const context = { file: `${name}.mdx`, contentFolder: '.', docsRoot: '/docs/' }
  const { problems } = parseGuide(readFileSync(file, 'utf8'), context)

  await expect(formatReport(problems)).toMatchFileSnapshot(path.join(folder, `${name}.txt`))
})
