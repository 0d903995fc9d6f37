import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../packages/docwright/src/config/read-config.ts'
import { linksOf } from '../../packages/docwright/src/model/sidebar.ts'
import { readSite } from '../../packages/docwright/src/site.ts'

const { loaded } = await readConfig(path.resolve('docwright.config.ts'))
const { site } = await readSite(loaded!)

test.for([
  [
    'get-started',
    [
      'Overview',
      'Application',
      'API request',
      'Environment',
      'Error handling',
      'Authentication',
      'Go live',
      'Data protection',
      'Changelog',
      'Glossary',
    ],
  ],
  [
    'fraud-prevention',
    [
      'Overview',
      'Integration',
      'Disputes and refunds',
      'Populate',
      'ACL',
      'Risk',
      'Rule cookbook',
      'Rule attributes',
    ],
  ],
  ['tools', ['Overview', 'Simulation', 'Provoke errors', 'Postman']],
] as const)('the sidebar %s follows the week of a reader who integrates', ([id, labels]) => {
  const { items } = site.versions[0]!.sidebars.find((sidebar) => sidebar.id === id)!

  expect(linksOf(items).map(({ label }) => label)).toEqual(labels)
})
