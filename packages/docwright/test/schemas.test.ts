import { expect, test } from 'vitest'
import { z } from 'zod'
import { category, frontmatter } from '../src/guides/frontmatter.ts'
import { questionFile } from '../src/questions/read-question-files.ts'

// Editors read these files; Vitest rewrites them with `-u`.
test.for([
  ['frontmatter', 'The settings of a guide', frontmatter],
  ['category', 'The settings of a folder of guides, _category.yaml', category],
  ['questions', 'Search phrases for a page, a file in search/', questionFile],
] as const)('the JSON Schema of %s is written from what checks it', async ([name, title, schema]) => {
  const written = { title, ...z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) }

  await expect(`${JSON.stringify(written, undefined, 2)}\n`).toMatchFileSnapshot(`../schemas/${name}.json`)
})
