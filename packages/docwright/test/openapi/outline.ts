import { describeLimits } from '../../src/openapi/schema/facts/limits.ts'
import type { Field, Property, Schema } from '../../src/openapi/schema/facts/schema.ts'

/** A schema as an indented text, one line for each field: for tests to read. */
export function outline(schema: Schema): string {
  return [head('', schema), ...inside(schema, '  ')].join('\n')
}

function line(field: Field, { indent, mark }: { indent: string; mark: string }): readonly string[] {
  return [`${indent}${mark}${head(field.name, field.schema)}`, ...inside(field.schema, `${indent}  `)]
}

function head(name: string, schema: Schema): string {
  const facts = [
    ...describeLimits(schema.limits).map(({ text }) => text),
    ...schema.patterns.map((pattern) => `/${pattern}/`),
    schema.format,
    schema.default && `default ${schema.default}`,
    schema.const && `const ${schema.const}`,
    schema.enum.length > 0 &&
      schema.enum.map(({ text, description }) => (description ? `${text} (${description})` : text)).join('|'),
    ...schema.content,
    ...schema.xml,
    schema.deprecated && 'deprecated',
    schema.kind === 'repeat' && `-> ${schema.to}`,
    schema.kind === 'cut' && `-> page ${schema.page}`,
    schema.kind === 'object' && schema.isClosed && 'closed',
    ...schema.rules.map((rule) => `[${rule}]`),
    schema.description && `"${schema.description.replaceAll('\n\n', ' / ')}"`,
  ].filter(Boolean)
  const title = [
    name,
    schema.kind === 'scalar' ? '' : `(${schema.kind})`,
    schema.type,
    schema.name && `= ${schema.name}`,
  ]
  return [title.filter(Boolean).join(' '), ...facts].join('; ')
}

function inside(schema: Schema, indent: string): readonly string[] {
  switch (schema.kind) {
    case 'object':
      return [
        ...schema.properties.flatMap((property) => listPropertyLines(property, indent)),
        ...schema.patternProperties.flatMap((field) => line(field, { indent, mark: `/${field.pattern}/ ` })),
        ...(schema.values ? line(schema.values, { indent, mark: '' }) : []),
      ]
    case 'map':
      return line(schema.values, { indent, mark: '' })
    case 'array':
      return [`${indent}[] ${head('', schema.items)}`, ...inside(schema.items, `${indent}  `)]
    case 'tuple':
      return [...schema.items, ...(schema.rest ? [schema.rest] : [])].flatMap((field) =>
        line(field, { indent, mark: '' }),
      )
    case 'union':
      return [
        ...(schema.shared ? inside(schema.shared, indent) : []),
        ...schema.choices.flatMap(({ word, variants }) =>
          variants.flatMap((variant) => line(variant, { indent, mark: `${word} ${variant.label}: ` })),
        ),
      ]
    case 'scalar':
      return schema.decoded ? line(schema.decoded, { indent, mark: '' }) : []
    default:
      return []
  }
}

function listPropertyLines(property: Property, indent: string): readonly string[] {
  const [first = '', ...rest] = line(property, { indent, mark: property.required ? '* ' : '' })
  return [first, ...property.conditions.map((condition) => `${indent}    - ${condition}`), ...rest]
}
