import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatTwin } from '../src/artefacts/markdown/twin.ts'
import { analyzeText } from '../src/markdown/analyze-text.ts'
import { readApi } from '../src/openapi/api.ts'
import { About } from '../src/pages/introduction/About.tsx'
import { shownApi } from './openapi/shown-api.tsx'

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

test.for(schemes)("an API file can't create a %s: link, in HTML or in Markdown", async (scheme) => {
  const { api } = await readApi(description(scheme), 'openapi.yaml')
  const html = renderToStaticMarkup(createElement(About, { info: api!.info }))
  const { site } = await shownApi(description(scheme))
  const introduction = [...site.pages.values()].find(({ kind }) => kind === 'introduction')!
  const inTwin = formatTwin(introduction, site)

  for (const place of ['terms', 'contact', 'licence', 'docs']) {
    expect(html).toContain(`<code translate="no">${scheme}:${place}</code>`)
    expect(inTwin).toContain(`\`${scheme}:${place}\``)
  }
  expect(html).not.toContain('<a href')
  expect(analyzeText(inTwin).links.filter(({ href }) => !href.startsWith('http'))).toEqual([])
  expect(inTwin).toContain(`- \`${scheme}:server\`\n\n  Desk`)
})
