import { expect, test } from 'vitest'
import { docs } from './docs.ts'

test.for([
  [
    'get-started',
    [
      'Overview',
      'Quickstart',
      'Manage applications',
      'Authentication',
      'Requests and responses',
      'Environments',
      'Card fingerprints',
      'Idempotency',
      'Error handling',
      'Plan for outages',
      'Hashing key',
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
      'Sample integration',
      '3-D Secure and SCA',
      'Report outcomes',
      'Disputes and refunds',
      'Review queue',
      'Load history',
      'ISO 8583 mapping',
      'Block and allow lists',
      'Risk rules',
      'Rule cookbook',
      'Rule attributes',
    ],
  ],
  ['tools', ['Overview', 'Simulation', 'Trigger errors', 'Postman', 'Mock server']],
] as const)('the sidebar %s follows the week of a reader who integrates', ([id, labels]) => {
  const { links } = docs.sidebars.find((sidebar) => sidebar.id === id)!

  expect(links.map(({ label }) => label)).toEqual(labels)
})
