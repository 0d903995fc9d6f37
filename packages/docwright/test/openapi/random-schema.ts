import type { Json, JsonObject } from '../../src/openapi/document/json.ts'
import type { Draws } from './random-rules.ts'
import { ruledSchema } from './random-rules.ts'
import { seeded } from './seeded.ts'

/** A JSON Schema that some value fits, made of one seed: limits, formats, patterns, lists, objects and choices. */
export function randomSchema(seed: number): JsonObject {
  return new Maker(seeded(seed)).schema(0)
}

const patterns = [
  '^[a-z]+$',
  '^[A-Z]{3}$',
  '^\\d{2,5}$',
  '^(card|wallet|cash)$',
  '^x-',
  '^[a-f0-9]{8}-[a-z]*$',
  'z$',
]
const formats =
  'date-time date time duration email uuid uri uri-reference hostname ipv4 ipv6 json-pointer'.split(' ')
const unicodePatterns = ['^\\p{Lu}\\p{L}+$', '^[\\p{L}\\p{N} ]{3,8}$', '^\\P{L}+$', '^\\p{Script=Greek}{2}$']
const deepest = 4

/** Draws from its numbers in a fixed order; each kind of schema is one method. */
class Maker implements Draws {
  private readonly random: () => number

  constructor(random: () => number) {
    this.random = random
  }

  schema(depth: number): JsonObject {
    const simple = [
      this.string,
      this.pattern,
      this.format,
      this.number,
      this.integer,
      this.listed,
      this.nullable,
    ]
    const nested = [
      this.array,
      this.list,
      this.tuple,
      this.object,
      this.object,
      this.company,
      this.map,
      this.choice,
      this.merged,
      this.several,
      ...Array.from({ length: 6 }, () => this.ruled),
    ]
    const kinds = depth < deepest ? [...simple, ...nested] : simple
    return this.pick(kinds).call(this, depth + 1)
  }

  private string(): JsonObject {
    const least = this.below(12)
    return {
      type: 'string',
      ...this.some({ minLength: least }),
      ...this.some({ maxLength: least + this.below(12) }),
    }
  }

  private pattern(): JsonObject {
    if (this.random() < 0.2) return { type: 'string', pattern: this.pick(unicodePatterns) }
    const pattern = this.pick(patterns)
    const isOpen = !pattern.includes('{') && !pattern.includes('|')
    return {
      type: 'string',
      pattern,
      ...(isOpen && this.some({ minLength: 3 + this.below(8), maxLength: 11 + this.below(8) })),
    }
  }

  private format(): JsonObject {
    if (this.random() < 0.2) {
      return { type: 'string', format: this.pick(['x-custom', 'int64']), ...this.some({ maxLength: 3 }) }
    }
    return { type: 'string', format: this.pick(formats) }
  }

  private ruled(depth: number): JsonObject {
    return ruledSchema(this, depth)
  }

  private number(): JsonObject {
    const low = (this.below(4000) - 2000) / this.pick([1, 10, 100, 1000])
    const step = this.pick([0.01, 0.25, 0.5, 3, 10])
    const room = this.pick([0.4, 1, 50])
    const limits = { ...this.lower(low), ...this.upper(low + room) }
    return { type: 'number', ...limits, ...(room > 2.1 * step && this.some({ multipleOf: step })) }
  }

  private integer(): JsonObject {
    const low = this.below(2000) - 1000
    const step = 1 + this.below(20)
    const limits = { ...this.lower(low), ...this.upper(low + 2 * step + this.below(100)) }
    return { type: 'integer', ...limits, ...this.some({ multipleOf: step }) }
  }

  private lower(limit: number): JsonObject {
    return this.pick([{}, { minimum: limit }, { exclusiveMinimum: limit }])
  }

  private upper(limit: number): JsonObject {
    return this.pick([{}, { maximum: limit }, { exclusiveMaximum: limit }])
  }

  private listed(): JsonObject {
    return this.pick([
      { enum: ['a', 'b', 3, null] },
      { const: { a: [1, 2] } },
      { type: 'boolean' },
      { type: 'null' },
      { oneOf: [{ const: 'low', title: 'Low' }, { const: 'high' }] },
      {},
    ])
  }

  private nullable(depth: number): JsonObject {
    const kinds = [this.string, this.number, this.object, this.map, this.list]
    return { anyOf: [this.pick(kinds).call(this, depth), { type: 'null' }] }
  }

  /** A list whose items are as many as its limits ask for, all different when they must be. */
  private array(): JsonObject {
    const least = this.below(5)
    const items = this.pick<JsonObject>([
      { type: 'string', minLength: 1 },
      { type: 'integer', minimum: -3, maximum: 30 },
      { type: 'number', exclusiveMinimum: 0.5, exclusiveMaximum: 0.9 },
      { type: 'string', format: this.pick(formats) },
      { enum: ['a', 'b', 'c', 'd', 'e'] },
      { type: 'string', pattern: '^[A-Z]{3}$' },
      { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
    ])
    return { type: 'array', items, ...this.some({ uniqueItems: true }), ...this.count('Items', least) }
  }

  private list(depth: number): JsonObject {
    return { type: 'array', items: this.schema(depth), ...this.count('Items', this.below(4)) }
  }

  private tuple(depth: number): JsonObject {
    const prefixItems = this.times(1 + this.below(3), () => this.schema(depth))
    return {
      type: 'array',
      prefixItems,
      ...this.some({ items: false }),
      ...this.some({ maxItems: this.below(4) }),
    }
  }

  private object(depth: number): JsonObject {
    const names = this.times(
      this.below(6),
      (index) => `${this.pick(['id', 'first name', 'näme', 'constructor', 'a.b'])}${index}`,
    )
    const properties = Object.fromEntries(names.map((name) => [name, this.schema(depth)]))
    const required = names.filter(() => this.random() < 0.4)
    const most = required.length + this.below(names.length - required.length + 1)
    return {
      type: 'object',
      properties,
      required,
      ...this.some({ minProperties: most }),
      ...this.some({ maxProperties: most }),
      ...this.pick<JsonObject>([
        {},
        { additionalProperties: false },
        { additionalProperties: { type: 'integer' } },
      ]),
    }
  }

  /** Properties that must be there with others, or instead of them. */
  private company(depth: number): JsonObject {
    const names = ['first', 'second', 'third', 'fourth', 'fifth']
    const properties = Object.fromEntries(names.map((name) => [name, this.schema(depth)]))
    return {
      type: 'object',
      properties,
      ...this.some({ dependentRequired: { third: ['fourth'], fourth: ['fifth'] } }),
      ...this.pick<JsonObject>([
        {},
        { oneOf: [{ required: ['first'] }, { required: ['second'] }] },
        { anyOf: [{ required: ['second', 'third'] }, { required: ['first'] }] },
      ]),
    }
  }

  private map(depth: number): JsonObject {
    const values = this.pick<JsonObject>([
      { additionalProperties: this.schema(depth) },
      { patternProperties: { '^x-[a-z]': this.schema(depth) }, additionalProperties: false },
    ])
    return { type: 'object', ...values, ...this.count('Properties', this.below(4)) }
  }

  /** Variants that no value fits two of. */
  private choice(depth: number): JsonObject {
    const tagged = this.times(2 + this.below(3), (index) => {
      const { properties = {}, required = [] } = this.object(depth) as {
        properties?: object
        required?: string[]
      }
      return {
        type: 'object',
        properties: { ...properties, tag: { const: `v${index}` } },
        required: [...required, 'tag'],
      }
    })
    const plain = [
      { type: 'string', minLength: 2 },
      { type: 'integer', minimum: 5 },
      { type: 'array', items: this.schema(depth) },
    ]
    return { [this.pick(['oneOf', 'anyOf'])]: this.pick<Json>([tagged, plain]) }
  }

  /** Two schemas that apply together, each with its own limits. */
  private merged(depth: number): JsonObject {
    const { properties, required } = this.object(depth) as JsonObject
    return this.pick<JsonObject>([
      { allOf: [{ type: 'integer', minimum: 3 }, { minimum: 7, maximum: 90 }, { multipleOf: 4 }] },
      {
        allOf: [
          { type: 'string', minLength: 2 },
          { minLength: 5, maxLength: 9 },
        ],
      },
      {
        allOf: [
          { type: 'object', properties: properties!, required: required! },
          { type: 'object', properties: { own: this.schema(depth) }, required: ['own'] },
        ],
      },
    ])
  }

  /** A value of several types. */
  private several(): JsonObject {
    return {
      type: this.pick([
        ['integer', 'string'],
        ['string', 'null'],
        ['boolean', 'number'],
        ['object', 'string'],
        ['null', 'array'],
      ]),
    }
  }

  count(noun: string, least: number): JsonObject {
    return {
      ...this.some({ [`min${noun}`]: least }),
      ...this.some({ [`max${noun}`]: least + this.below(3) }),
    }
  }

  some(schema: JsonObject): JsonObject {
    return this.random() < 0.4 ? schema : {}
  }

  private times<Item>(count: number, make: (index: number) => Item): Item[] {
    return Array.from({ length: count }, (_, index) => make(index))
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit)
  }
}
