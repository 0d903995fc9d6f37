import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageTitle } from './PageTitle.tsx'

test.each([
  ['Get orders (/accounts/{id}/orders)', 'Get orders (/accounts/<wbr/>{id}/<wbr/>orders)'],
  ['Read / write', 'Read / write'],
])('the title %s breaks behind the slashes of a path alone', (title, drawn) => {
  expect(renderToStaticMarkup(<PageTitle>{title}</PageTitle>)).toContain(`>${drawn}</h1>`)
})
