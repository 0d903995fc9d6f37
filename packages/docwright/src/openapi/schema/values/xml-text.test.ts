import { expect, test } from 'vitest'
import { smallApi } from '../../../../test/openapi/small-api.ts'

/** Returns the XML on the page for a schema (YAML, indented by six), and for an example of the media type. */
async function getXml(schema: string, example = ''): Promise<string> {
  const api = await smallApi({
    paths: `  /x:
    post:
      responses:
        '200':
          description: Done.
          content:
            application/xml:
              schema: { $ref: '#/components/schemas/Book' }
              ${example}`,
    components: `  schemas:
    Book:
${schema}
    Author:
      type: object
      xml: { name: writer }
      properties: { name: { type: string } }`,
  })
  return api.operations[0]!.responses[0]!.content[0]!.examples[0]!.json
}

test('names, attributes, prefixes, namespaces and wrapped lists are written as the schema says', async () => {
  const xml = await getXml(`
      type: object
      xml: { name: book, prefix: lib, namespace: https://library.example/ns }
      properties:
        id: { type: integer, xml: { attribute: true }, examples: [7] }
        title: { type: string, examples: ['Cats & <dogs>'] }
        author: { $ref: '#/components/schemas/Author' }
        tags: { type: array, xml: { wrapped: true }, items: { type: string, xml: { name: tag }, examples: [new] } }
        pages: { type: array, xml: { name: ignored }, items: { type: integer, examples: [1] } }
        note: { type: [string, 'null'], default: null }`)

  expect(xml).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <lib:book xmlns:lib="https://library.example/ns" id="7">
      <title>Cats &amp; &lt;dogs&gt;</title>
      <writer>
        <name>string</name>
      </writer>
      <tags>
        <tag>new</tag>
      </tags>
      <pages>1</pages>
      <note></note>
    </lib:book>"
  `)
})

test('an example that the file gives as an object is written as XML, the variant told by its names', async () => {
  const schema = `
      oneOf:
        - { type: object, properties: { kind: { type: string } } }
        - { type: object, properties: { kind: { type: string, xml: { attribute: true } }, text: { type: string, xml: { nodeType: cdata } } } }`

  expect(await getXml(schema, 'example: { kind: short, text: "a]]>b" }')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <Book kind="short">
      <![CDATA[a]]]]><![CDATA[>b]]>
    </Book>"
  `)
})

test('a list has one root', async () => {
  const schema = `
      type: array
      items: { $ref: '#/components/schemas/Author' }`

  expect(await getXml(schema)).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <Book>
      <writer>
        <name>string</name>
      </writer>
    </Book>"
  `)
})
