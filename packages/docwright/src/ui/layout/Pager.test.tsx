import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pager } from './Pager.tsx'

test('a path in the title of a neighbor breaks behind its slashes', () => {
  const next = { label: 'Lend (/accounts/{id}/cards)', href: '/lend' }

  expect(renderToStaticMarkup(<Pager previous={undefined} next={next} />)).toContain(
    'Lend (/accounts/<wbr/>{id}/<wbr/>cards)',
  )
})
