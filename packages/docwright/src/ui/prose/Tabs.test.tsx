import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Tab, Tabs } from './Tabs.tsx'

const tabs = (count: number, group?: string) =>
  renderToStaticMarkup(
    <Tabs name="a" {...(group && { group })}>
      {[...'abcdefghi'].slice(0, count).map((name) => (
        <Tab key={name} label={name} />
      ))}
    </Tabs>,
  )

test.each([
  [8, 'language', true],
  [5, 'language', true],
  [4, 'language', false],
  [9, 'language', false],
  [8, 'os', false],
  [8, undefined, false],
])('%i tabs of the group %s have two rows on a phone: %s', (count, group, areTwo) => {
  expect(tabs(count, group).includes('data-two-rows')).toBe(areTwo)
})
