import { expect, test } from 'vitest'
import { findNearestHref } from './unknown-address.ts'

const hrefs = ['/', '/docs/get-started/', '/docs/tools/overview', '/docs/tools/postman', '/docs/api/assets']

test.each([
  ['/docs/tools/postmann', '/docs/tools/postman', 'a letter too many'],
  ['/docs/Tools/Overview.html', '/docs/tools/overview', 'another spelling of a known address'],
  ['/tools/guides/postman', '/docs/tools/postman', 'a page that was elsewhere'],
  ['/docs/get_started', '/docs/get-started/', 'an underscore for a hyphen'],
])('%s is meant to be %s: %s', (asked, meant) => {
  expect(findNearestHref(asked, hrefs)).toBe(meant)
})

test('an address like none of the site has no nearest one', () => {
  expect(findNearestHref('/wp-admin/setup.php', hrefs)).toBeUndefined()
})
