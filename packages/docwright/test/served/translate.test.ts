import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { whole } from '../../e2e/sites.ts'
import { getHtmlFile } from '../../src/wire.ts'

test.for(whole)('a translator of a page of the %s site leaves all code, names and methods as they are', ([
  ,
  { folder },
]) => {
  const pages = hrefsIn(folder).map((href) => ({
    href,
    tree: fromHtml(readFileSync(path.join(folder, getHtmlFile(href)))),
  }))

  expect(pages.flatMap(({ href, tree }) => listTranslated(tree).map((text) => `${href}: ${text}`))).toEqual(
    [],
  )
})

/** The texts of code and badges of which a translator makes other words. */
function listTranslated(node: Nodes): readonly string[] {
  if (node.type === 'element') {
    if (node.properties.translate === 'no') return []
    if (isName(node)) return [textOf(node)]
  }
  return 'children' in node ? node.children.flatMap(listTranslated) : []
}

function isName({ tagName, properties }: Element): boolean {
  return ['code', 'pre', 'kbd', 'samp'].includes(tagName) || properties.dataMethod !== undefined
}
