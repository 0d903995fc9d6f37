import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageTitle } from './PageTitle.tsx'

test.each([
  ['Get orders (/accounts/{id}/orders)', 'Get orders <span>(/accounts/<wbr/>{id}/<wbr/>orders)</span>'],
  ['Get orders (PUT …/orders/…)', 'Get orders <span>(PUT …/<wbr/>orders/<wbr/>…)</span>'],
  ['Read / write', 'Read / write'],
  ['Read (and / or write)', 'Read (and / or write)'],
  ['Create/modify', 'Create/<wbr/>modify'],
  ['RetrieveOrderAttribute', 'Retrieve<wbr/>Order<wbr/>Attribute'],
  ['RetrieveOrder', 'RetrieveOrder'],
])('the title %s breaks only after the slashes of a path and in a long name, and a path at its end is set apart', (title, drawn) => {
  const html = renderToStaticMarkup(<PageTitle>{title}</PageTitle>)
  expect(html.replace(/<span class="\w+">/, '<span>')).toContain(`>${drawn}</h1>`)
})
