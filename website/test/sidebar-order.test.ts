import { expect, test } from 'vitest'
import { docs } from './docs.ts'

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
      'Payment code',
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
  const { links } = docs.sidebars.find((sidebar) => sidebar.id === id)!

  expect(links.map(({ label }) => label)).toEqual(labels)
})
