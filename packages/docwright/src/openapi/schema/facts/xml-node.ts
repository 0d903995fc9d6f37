import { formatInlineCode } from '../../../markdown/inline-code.ts'
import type { Json } from '../../document/json.ts'
import { asObject, asString } from '../../document/json.ts'
import { removeUndefined } from '../../document/present.ts'
import type { Parts } from '../parts/parts.ts'
import { listKeywordValues } from '../parts/parts.ts'

/** The XML representation of a value (OpenAPI 3.2, 4.26). */
export interface XmlNode {
  readonly name?: string
  readonly prefix?: string
  readonly namespace?: string
  readonly type?: 'attribute' | 'text' | 'cdata'
  readonly isWrapped?: true
}

/** Reads the XML representation from the parts of a schema. Undefined if there is none. */
export function readXmlNode(parts: Parts): XmlNode | undefined {
  const written = listKeywordValues(parts, 'xml').map(asObject)
  if (written.length === 0) return undefined
  const { name, prefix, namespace, attribute, wrapped, nodeType } = Object.assign({}, ...written.toReversed())
  const type = attribute === true ? 'attribute' : nodeType
  return removeUndefined({
    name: asString(name),
    prefix: asString(prefix),
    namespace: asString(namespace),
    type: type === 'attribute' || type === 'text' || type === 'cdata' ? type : undefined,
    isWrapped: wrapped === true || nodeType === 'element' ? (true as const) : undefined,
  })
}

/** Describes the XML representation of a value (OpenAPI 3.2, 4.26). */
export function describeXml(value: Json | undefined): readonly string[] {
  const { name, namespace, prefix, attribute, wrapped, nodeType } = asObject(value)
  const kind = attribute === true ? 'attribute' : asString(nodeType)
  return [
    asString(name) && `name ${formatInlineCode(String(name))}`,
    asString(prefix) && `prefix ${formatInlineCode(String(prefix))}`,
    asString(namespace) && `namespace ${formatInlineCode(String(namespace))}`,
    kind && (kind === 'attribute' ? 'an attribute' : `node type ${formatInlineCode(kind)}`),
    wrapped === true && 'wrapped in an element',
  ].filter((words) => typeof words === 'string')
}
