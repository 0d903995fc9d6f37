import { toString as textOf } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { readDiagram } from './diagram.ts'

function read(inside: string) {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}<rect width="4" height="4"/></svg>`
  return readDiagram(file, { name: 'shelf', alt: 'A shelf' })
}

test.for([
  ['<desc><meta http-equiv="refresh" content="0;url=https://away.example/"/></desc>', 'meta'],
  ['<title><form action="https://away.example/"><input name="a"/></form></title>', 'form'],
  ['<desc><a href="#a" ping="https://away.example/">A</a></desc>', 'a'],
  ['<title><text>A</text></title>', 'text'],
  ['<foreignObject><p>Words.</p></foreignObject>', 'foreignObject'],
  ['<object data="https://away.example/"></object>', 'object'],
  ['<g><iframe src="/"></iframe></g>', 'iframe'],
  ['<desc><g:x><embed src="/"/></g:x></desc>', 'g:x'],
  ['<g:x><script>1</script></g:x>', 'script'],
  ['<text>A<br/>B</text>', 'br'],
  ['<p>Words.</p>', 'p'],
  ['<image href="#a"/>', 'image'],
  ['<animateTransform attributeName="transform"/>', 'animateTransform'],
] as const)('a diagram with %s is rejected because of its <%s>', ([inside, name]) => {
  expect(read(inside)).toEqual({ mistake: `holds a <${name}>` })
})

test.for([1000, 3000, 50_000])('%i groups inside each other are rejected with a message', (levels) => {
  const mistake = 'nests its elements hundreds of levels deep'

  expect(read('<g>'.repeat(levels) + '</g>'.repeat(levels))).toEqual({ mistake })
  expect(read('<option a="/>">'.repeat(levels))).toEqual({ mistake })
})

test('what drawing programs note for themselves is left out, and the words of a title stay', () => {
  const found = read(
    '<title>A &lt;b&gt; shelf</title><metadata><rdf:RDF><cc:Work>Draft</cc:Work></rdf:RDF></metadata>' +
      '<sodipodi:namedview/><g inkscape:label="Top" ping="/away" data-x="y" fill="red"><path d="M0 0"/></g>',
  )
  const { picture } = 'picture' in found ? found : expect.fail(found.mistake)
  const [title, group, rect, ...others] = picture.children

  expect(textOf(picture)).toBe('A <b> shelf')
  expect([title, group, rect]).toMatchObject([
    { tagName: 'title' },
    { tagName: 'g', properties: { fill: 'red' } },
    { tagName: 'rect' },
  ])
  expect([others, Object.keys((group as typeof picture).properties)]).toEqual([[], ['fill']])
})

test('each reference to a part of the picture leads to that part', () => {
  const found = read(
    '<g id="a"/><use href="#a"/><use xlink:href="#a"/><g fill="url(#a) url(\'#b\')" stroke="url( &quot;#a&quot;)"/>',
  )
  const { picture } = 'picture' in found ? found : expect.fail(found.mistake)

  expect(picture.children.slice(0, 4).map((child) => 'properties' in child && child.properties)).toEqual([
    { id: 'shelf-a' },
    { href: '#shelf-a' },
    { xLinkHref: '#shelf-a' },
    { fill: "url(#shelf-a) url('#shelf-b')", stroke: 'url( "#shelf-a")' },
  ])
})
