import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { smallApi } from '../../../test/openapi/small-api.ts'
import { lifeCycleNamed } from '../../model/life-cycle.ts'
import { published } from '../../model/published-api.ts'
import { LifeCycleExplorer } from './LifeCycleExplorer.tsx'

const around = { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }

/** An enumeration of events with its transitions, and other lines beside them. */
async function drawn(...beside: readonly string[]) {
  const api = await smallApi({
    paths: "  /x:\n    post: { operationId: send, responses: { '200': { description: Done. } } }",
    components: [
      '  schemas:',
      '    LoanEvent:',
      '      type: string',
      '      enum: [lend, return, note]',
      '      x-transitions:',
      '        lend: { asked: [lent] }',
      '        return: { lent: { back: if all is there, lent: if a part is missing } }',
      '        note: {}',
      ...beside,
    ].join('\n'),
  })
  const apis = [published(api, around)]
  return (fold?: string) =>
    renderToStaticMarkup(
      <LifeCycleExplorer {...lifeCycleNamed('LoanEvent', { apis })} {...(fold && { fold })} />,
    )
}

/** The texts of some elements, without the tags inside. */
function textsOf(html: string, element: RegExp): readonly string[] {
  return [...html.matchAll(element)].map(([, inside]) => inside!.replaceAll(/<[^>]*>/g, ''))
}

const names = ['lend', 'return', 'asked', 'lent', 'back', 'note'] as const

test('transitions of which nothing else is written are a table and lists, and each name leads to its list', async () => {
  const html = (await drawn())()

  expect(html).not.toMatch(/<svg|undefined/)
  expect(textsOf(html, /<th [^>]*>(.*?)<\/th>/g)).toEqual(['status \\ event', ...names])
  expect(textsOf(html, /<td[^>]*>(.*?)<\/td>/g)).toEqual([
    ...['lent', 'refused'],
    ...['refused', 'back, stays'],
    ...['refused', 'refused'],
    'any status; it stays',
  ])
  expect(textsOf(html, /<p class="[^"]*sentence[^"]*">(.*?)<\/p>/g)).toEqual([
    'From asked you may send: lend. note fits any status.',
    'From lent you may send: return. note fits any status.',
    'back is an end: only note is still allowed.',
    'lend is allowed in asked. In any other status it is refused.',
    'return is allowed in lent. In any other status it is refused.',
    'note is allowed in any status. The status stays.',
  ])
  const leads = textsOf(html, /<th [^>]*><a href="#([^"]*)"/g)
  expect(leads).toHaveLength(names.length)
  for (const id of leads) expect(html).toContain(`<div id="${id}">`)
})

test('of what is folded the table alone is built, whose names are no links where no field is about them', async () => {
  const html = (await drawn())('All of it')

  expect(html).toMatch(/<details[^>]*><summary[^>]*>All of it<\/summary>/)
  expect(html).not.toMatch(/<svg|role="status"|data-kind|href=|list of each status/)
  expect(textsOf(html, /<th [^>]*>(.*?)<\/th>/g)).toEqual(['status \\ event', ...names])
})
