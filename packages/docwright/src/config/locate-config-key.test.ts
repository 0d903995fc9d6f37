import { expect, test } from 'vitest'
import type { ParsedConfig } from './locate-config-key.ts'
import { locateConfigKey } from './locate-config-key.ts'
import { parseTypeScript } from './parse-typescript.ts'

const source = `const config = {
  title: 'Books',
  links: [{ label: 'A', href: '/a' }, { label: 'B', href: '/b' }],
} as const

export default config satisfies object
`
const file = 'docwright.config.ts'
const config = { file, source, ...parseTypeScript(file, source) } as ParsedConfig

test('a setting is found where it is written, be it deep in a list', () => {
  expect(locateConfigKey(config, ['title'])).toMatchObject({ line: 2, column: 3 })
  expect(locateConfigKey(config, ['links', '1', 'href'])).toMatchObject({ line: 3, column: 53 })
})

test('a setting that is missing is looked for in what should hold it', () => {
  expect(locateConfigKey(config, ['tagline'])).toMatchObject({ line: 1, column: 16 })
})
