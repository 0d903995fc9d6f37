import { readFileSync } from 'node:fs'
import { STATUS_CODES } from 'node:http'
import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import { keepPlaceholders } from '../../src/markdown/placeholders.ts'
import { lettersOf } from './rendered-reference.ts'

type Value = Record<string, unknown>

/** Something a file says that a page has to show. */
export interface Said {
  /** Parts are a text of which the rest may be further down than its opening. */
  readonly what: 'text' | 'parts' | 'name' | 'value' | 'response'
  readonly text: string
  /** A JSON pointer, for the list of what is missing. */
  readonly at: string
}

/** Reads the facts about operations from a description file, without any of the site's own code. */
export interface DescribedFile {
  readonly introduction: readonly Said[]
  readonly tags: ReadonlyMap<string, readonly Said[]>
  /** By JSON pointer, `#/paths/~1pets/get`; together they say millions of things, so one is read at a time. */
  readonly operations: ReadonlyMap<string, () => readonly Said[]>
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** Reads OpenAPI 3.0 and 3.1, and Swagger 2.0 as the library that we use turns it into 3.0. */
export function describedFile(file: string): DescribedFile {
  const written = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }) as Value
  const document = 'swagger' in written ? (upgradeFromTwoToThree(written) as Value) : written
  const operations = new Map<string, () => readonly Said[]>()
  for (const [kind, holder] of [
    ['operation', 'paths'],
    ['webhook', 'webhooks'],
  ] as const) {
    for (const [path, item] of listMembers(document[holder])) {
      for (const [method, operation] of listMembers(item).filter(([key]) => methods.includes(key))) {
        operations.set(pointer(holder, path, method), () => {
          const said = new Collector(document, kind === 'operation' ? 'request' : 'response')
          said.operation(operation, { item, at: `${holder}/${path}/${method}` })
          return said.found
        })
      }
    }
  }
  const introduction = new Collector(document, 'request')
  introduction.introduction()
  const tags = listMembers(document.tags).map(([index, tag]) => {
    const said = new Collector(document, 'request')
    said.text(tag.description, `tags/${index}/description`)
    return [String(tag.name), said.found] as const
  })
  return { introduction: introduction.found, tags: new Map(tags), operations }
}

function pointer(...keys: readonly string[]): string {
  const escaped = keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')))
  return `#/${escaped.join('/')}`
}

type Direction = 'request' | 'response'

/** The location of a schema. */
interface Standing {
  readonly direction: Direction
  readonly at: string
  /** The values that a schema which this one is a part of allows. */
  readonly allowed?: readonly unknown[] | undefined
}

class Collector {
  readonly found: Said[] = []
  readonly #document: Value
  readonly #outward: Direction
  readonly #visited = new Set<unknown>()

  constructor(document: Value, outward: Direction) {
    this.#document = document
    this.#outward = outward
  }

  introduction() {
    const { info, servers, components } = this.#document as {
      info: Value
      servers: unknown
      components: Value
    }
    for (const key of ['title', 'version', 'summary']) this.text(info[key], `info/${key}`)
    if (info.description)
      this.#add('parts', lettersOf(plainText(String(info.description))), 'info/description')
    for (const [index, server] of listMembers(servers)) {
      this.#add('value', server.url, `servers/${index}/url`)
      this.text(server.description, `servers/${index}/description`)
      for (const [name, variable] of listMembers(server.variables)) {
        this.#add('name', name, `servers/${index}/variables/${name}`)
        this.text(variable.description, `servers/${index}/variables/${name}/description`)
      }
    }
    for (const [name, scheme] of listMembers(components?.securitySchemes)) {
      this.text(name, `securitySchemes/${name}`)
      this.text(this.#followed(scheme).description, `securitySchemes/${name}/description`)
      for (const [flow, { scopes }] of listMembers(scheme.flows)) {
        for (const [scope, meaning] of Object.entries((scopes ?? {}) as Value)) {
          this.#add('name', scope, `securitySchemes/${name}/${flow}/${scope}`)
          this.text(meaning, `securitySchemes/${name}/${flow}/${scope}`)
        }
      }
    }
  }

  operation(operation: Value, { item, at }: { item: Value; at: string }) {
    const inward = this.#outward === 'request' ? 'response' : 'request'
    this.text(operation.summary, `${at}/summary`)
    this.#textAfter(operation.summary, operation.description, `${at}/description`)
    for (const [index, parameter] of [
      ...listMembers(item.parameters),
      ...listMembers(operation.parameters),
    ]) {
      this.#parameter(this.#followed(parameter), `${at}/parameters/${index}`)
    }
    const body = this.#followed(operation.requestBody)
    this.text(body.description, `${at}/requestBody/description`)
    this.#content(body.content, { direction: this.#outward, at: `${at}/requestBody` })
    for (const [status, member] of listMembers(operation.responses)) {
      const response = this.#followed(member)
      const place = `${at}/responses/${status}`
      this.#add('response', status, place)
      this.#textAfter(STATUS_CODES[status], response.description, `${place}/description`)
      for (const [name, header] of listMembers(response.headers))
        this.#header(name, { header, place, inward })
      this.#content(response.content, { direction: inward, at: place })
      for (const [name, link] of listMembers(response.links)) {
        this.#add('name', name, `${place}/links/${name}`)
        this.text(this.#followed(link).description, `${place}/links/${name}/description`)
      }
    }
    for (const [name, callback] of listMembers(operation.callbacks)) {
      for (const [expression, pathItem] of listMembers(this.#followed(callback))) {
        for (const [method, inner] of listMembers(pathItem).filter(([key]) => methods.includes(key))) {
          const collector = new Collector(this.#document, inward)
          collector.operation(inner, {
            item: pathItem,
            at: `${at}/callbacks/${name}/${expression}/${method}`,
          })
          this.found.push(...collector.found)
        }
      }
    }
  }

  #parameter(parameter: Value, at: string) {
    const isReserved = /^(accept|content-type|authorization)$/i.test(String(parameter.name))
    if (parameter.in === 'header' && isReserved) return
    this.#add('name', parameter.name, at)
    this.text(parameter.description, `${at}/description`)
    this.#schema(parameter.schema, { direction: this.#outward, at: `${at}/schema` })
    for (const [, mediaType] of listMembers(parameter.content)) {
      this.#schema(mediaType.schema, { direction: this.#outward, at: `${at}/schema` })
    }
  }

  #header(name: string, { header, place, inward }: { header: Value; place: string; inward: Direction }) {
    if (name.toLowerCase() === 'content-type') return
    const followed = this.#followed(header)
    this.#add('name', name, `${place}/headers/${name}`)
    this.text(followed.description, `${place}/headers/${name}/description`)
    this.#schema(followed.schema, { direction: inward, at: `${place}/headers/${name}/schema` })
  }

  #content(content: unknown, { direction, at }: { direction: Direction; at: string }) {
    for (const [name, mediaType] of listMembers(content)) {
      this.#add('value', name, `${at}/content/${name}`)
      this.#schema(mediaType.schema, { direction, at: `${at}/content/${name}/schema` })
      for (const [example, value] of listMembers(mediaType.examples)) {
        this.text(this.#followed(value).summary, `${at}/content/${name}/examples/${example}/summary`)
        this.text(this.#followed(value).description, `${at}/content/${name}/examples/${example}/description`)
      }
    }
  }

  /**
   * A schema and all it is made of; what a direction hides isn't asked for, nor what only excludes, nor values that no one
   * can send or get, since the schema that this one is a part of takes them away.
   */
  #schema(value: unknown, { direction, at, allowed }: Standing) {
    const schema = this.#followed(value)
    const hidden = direction === 'request' ? 'readOnly' : 'writeOnly'
    const isKnown = !allowed && this.#visited.has(schema)
    if (isKnown || this.#isHidden(schema, hidden) || isOutside(schema, allowed)) return
    if (!allowed) this.#visited.add(schema)
    const beside = isObject(value) && '$ref' in value ? value : {}
    this.text(beside.description, `${at}/description`)
    this.text(schema.description, `${at}/description`)
    if (Array.isArray(schema.enum)) {
      const isOwn = !allowed || !schema.enum.some((item) => allowed.includes(item))
      const items = schema.enum.filter((item) => item !== null && (isOwn || allowed.includes(item)))
      for (const item of items) this.#add('value', item, `${at}/enum`)
    }
    const inside = (inner: unknown, key: string) => this.#schema(inner, { direction, at: `${at}/${key}` })
    const values = Array.isArray(schema.enum) && 'allOf' in schema ? schema.enum : allowed
    for (const [name, property] of listMembers(schema.properties)) {
      const isOnlyRule = Object.keys(property).length === 0
      if (isOnlyRule || this.#isHidden(this.#followed(property), hidden) || property[hidden] === true) {
        continue
      }
      this.#add('name', name, `${at}/properties/${name}`)
      inside(property, `properties/${name}`)
    }
    for (const [pattern, property] of listMembers(schema.patternProperties)) {
      inside(property, `patternProperties/${pattern}`)
    }
    for (const key of ['allOf', 'oneOf', 'anyOf']) {
      for (const [index, member] of listMembers(schema[key])) {
        this.#schema(member, { direction, at: `${at}/${key}/${index}`, allowed: values })
      }
    }
    for (const [index, member] of listMembers(schema.prefixItems)) inside(member, `prefixItems/${index}`)
    for (const key of ['items', 'additionalProperties', 'contentSchema']) {
      if (isObject(schema[key])) inside(schema[key], key)
    }
  }

  #isHidden(schema: Value, keyword: string): boolean {
    return schema[keyword] === true
  }

  text(value: unknown, at: string) {
    const letters = typeof value === 'string' ? lettersOf(plainText(value)) : ''
    if (letters) this.found.push({ what: 'text', text: letters, at })
  }

  /** Records the part of a text that doesn't repeat the title above it. */
  #textAfter(title: unknown, value: unknown, at: string) {
    const [before, letters] = [title, value].map((text) => lettersOf(plainText(String(text ?? ''))))
    this.text(letters!.startsWith(before!) ? letters!.slice(before!.length) : value, at)
  }

  #add(what: Said['what'], value: unknown, at: string) {
    if (value !== undefined) this.found.push({ what, text: String(value), at })
  }

  #followed(value: unknown): Value {
    let current: unknown = value
    for (let steps = 0; isObject(current) && typeof current.$ref === 'string' && steps < 50; steps++) {
      current = target(current.$ref, this.#document)
    }
    return isObject(current) ? current : {}
  }
}

/** Checks whether a schema's constant isn't among the allowed values. */
function isOutside({ const: constant }: Value, allowed: readonly unknown[] | undefined): boolean {
  return constant !== undefined && allowed !== undefined && !allowed.includes(constant)
}

function target(reference: string, document: Value): unknown {
  const keys = reference.replace(/^#\//, '').split('/')
  const unescaped = keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
  return unescaped.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document)
}

function listMembers(value: unknown): readonly (readonly [string, Value])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([key, member]) => [key, isObject(member) ? member : {}] as const)
}

function isObject(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const markdown = unified().use(remarkParse).use(remarkGfm)
const known = new Map<string, string>()

/** Returns a Markdown text without its markup. HTML counts as markup, and cells beyond a table's header are dropped. */
export function plainText(source: string): string {
  const text = known.get(source) ?? textOf(drawnTree(source), { includeHtml: false })
  known.set(source, text)
  return text
}

function drawnTree(source: string): Root {
  const tree = withoutExcessCells(markdown.parse(source))
  keepPlaceholders(tree, source)
  return tree
}

function withoutExcessCells(tree: Root): Root {
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    for (const row of rows) row.children.length = Math.min(row.children.length, head?.children.length ?? 0)
  })
  return tree
}
