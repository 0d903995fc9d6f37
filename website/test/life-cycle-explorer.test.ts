import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LifeCycleExplorer } from '../components/life-cycle/LifeCycleExplorer.tsx'
import { readLifeCycle } from '../components/life-cycle/life-cycle.ts'
import { apiDocument } from './api-document.ts'

const life = readLifeCycle(apiDocument)
const statuses = life.statuses.map(({ name }) => name)
const moving = life.events.filter(({ from }) => from.length > 0).map(({ name }) => name)
const anywhere = life.events.filter(({ from }) => from.length === 0).map(({ name }) => name)

/** Returns the text of elements, without inner tags. */
function listTexts(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(([, inside]) => inside!.replaceAll(/<[^>]*>/g, ''))
}

test('the prerendered explorer has a drawing, a table and lists, and each name links to its list', () => {
  const html = renderToStaticMarkup(createElement(LifeCycleExplorer, life))

  expect(html).toMatch(/<svg/)
  expect(html).not.toMatch(/undefined/)
  expect(listTexts(html, /<th [^>]*>(.*?)<\/th>/g)).toEqual([
    'status \\ event',
    ...moving,
    ...statuses,
    ...anywhere,
  ])
  const leads = listTexts(html, /<th [^>]*><a href="#([^"]*)"/g)
  expect(leads).toHaveLength(moving.length + statuses.length + anywhere.length)
  for (const id of leads) expect(html).toContain(`<div id="${id}">`)
})

test('in a disclosure, only the table is prerendered, and its names link to their fields', () => {
  const html = renderToStaticMarkup(createElement(LifeCycleExplorer, { ...life, fold: 'All of it' }))

  expect(html).toMatch(/<details[^>]*><summary[^>]*>All of it<\/summary>/)
  expect(html).not.toMatch(/<svg|role="status"|data-kind|href="#/)
  expect(listTexts(html, /<th [^>]*>(.*?)<\/th>/g)).toHaveLength(
    1 + moving.length + statuses.length + anywhere.length,
  )
  expect(html).toContain('href="/docs/api/patch-v-1-assets-transactions-id#request.settlement"')
})
