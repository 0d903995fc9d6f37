import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { introductionTwin } from '../src/artefacts/markdown/reference-twins.ts'
import { harmlessText } from '../src/markdown/harmless-text.ts'
import type { PageOf } from '../src/model/page.ts'
import { published } from '../src/model/published-api.ts'
import { readApi } from '../src/openapi/api.ts'
import { About } from '../src/pages/introduction/About.tsx'

const schemes = ['javascript', 'data', 'vbscript', 'blob', 'file']

const description = (scheme: string) => `openapi: 3.1.0
info:
  title: '[Desk](${scheme}:title)'
  version: '1'
  description: '[Desk](${scheme}:description)'
  termsOfService: '${scheme}:terms'
  contact: { name: Desk, url: '${scheme}:contact' }
  license: { name: Own, url: '${scheme}:licence' }
externalDocs: { description: More, url: '${scheme}:docs' }
servers: [{ url: '${scheme}:server', description: '[Desk](${scheme}:server)' }]
components:
  securitySchemes:
    login: { type: openIdConnect, openIdConnectUrl: '${scheme}:login' }
paths: {}
`

test.for(schemes)('an API file cannot make a link of %s:, in HTML or in Markdown', async (scheme) => {
  const { api } = await readApi(description(scheme), 'openapi.yaml')
  const html = renderToStaticMarkup(createElement(About, { info: api!.info }))
  const around = { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }
  const page = { api: published(api!, around) } as PageOf<'introduction'>
  const twin = harmlessText(introductionTwin(page))

  for (const place of ['terms', 'contact', 'licence', 'docs']) {
    expect(html).toContain(`<code translate="no">${scheme}:${place}</code>`)
    expect(twin).toContain(`\`${scheme}:${place}\``)
  }
  expect(html).not.toContain('<a href')
  expect(twin).not.toContain(`](${scheme}:`)
  expect(twin).toContain(`\`${scheme}:server\`: Desk`)
})
