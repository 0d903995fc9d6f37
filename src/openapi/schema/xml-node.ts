import { objectOf, textOf } from '../document/json.ts'
import { present } from '../document/present.ts'
import type { Parts } from './parts.ts'
import { allOf } from './parts.ts'

/** How a value is written in XML (OpenAPI 3.2, 4.26). */
export interface XmlNode {
  readonly name?: string
  readonly prefix?: string
  readonly namespace?: string
  readonly type?: 'attribute' | 'text' | 'cdata'
  readonly isWrapped?: true
}

/** What the parts of a schema say of its XML; nothing when they say nothing. */
export function readXmlNode(parts: Parts): XmlNode | undefined {
  const written = allOf(parts, 'xml').map(objectOf)
  if (written.length === 0) return undefined
  const { name, prefix, namespace, attribute, wrapped, nodeType } = Object.assign({}, ...written.toReversed())
  const type = attribute === true ? 'attribute' : nodeType
  return present({
    name: textOf(name),
    prefix: textOf(prefix),
    namespace: textOf(namespace),
    type: type === 'attribute' || type === 'text' || type === 'cdata' ? type : undefined,
    isWrapped: wrapped === true || nodeType === 'element' ? (true as const) : undefined,
  })
}
