import { inlineCode } from '../../markdown/inline-code.ts'
import type { Json } from '../document/json.ts'
import { objectOf, textOf } from '../document/json.ts'

/** How a value is written in XML, in words (OpenAPI 3.2, 4.26). */
export function xmlWords(value: Json | undefined): readonly string[] {
  const { name, namespace, prefix, attribute, wrapped, nodeType } = objectOf(value)
  const kind = attribute === true ? 'attribute' : textOf(nodeType)
  return [
    textOf(name) && `name ${inlineCode(String(name))}`,
    textOf(prefix) && `prefix ${inlineCode(String(prefix))}`,
    textOf(namespace) && `namespace ${inlineCode(String(namespace))}`,
    kind && (kind === 'attribute' ? 'an attribute' : `node type ${inlineCode(kind)}`),
    wrapped === true && 'wrapped in an element',
  ].filter((words) => typeof words === 'string')
}
