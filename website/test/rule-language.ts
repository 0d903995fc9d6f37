import { z } from 'zod'
import { listTransactionFields } from '../components/fields/transaction-fields.ts'
import { getKind, kinds, listAttributesAmong, operators } from '../components/rules/operators.ts'
import { listValues } from './api-document.ts'

const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z
    .array(z.union([z.string(), z.number()]))
    .min(1)
    .max(100),
])
const attribute = z.strictObject({
  type: z.literal('attribute'),
  field: z.string(),
  operator: z.string(),
  value: value.optional(),
  field_ref: z.string().optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
})
const attributesOnly: z.ZodType<AttributeCondition> = z.lazy(() =>
  z.union([
    attribute,
    z.strictObject({ all: z.array(attributesOnly).min(1) }),
    z.strictObject({ any: z.array(attributesOnly).min(1) }),
    z.strictObject({ not: attributesOnly }),
  ]),
)
type Attribute = z.infer<typeof attribute>
type AttributeCondition =
  | Attribute
  | { all: AttributeCondition[] }
  | { any: AttributeCondition[] }
  | { not: AttributeCondition }
const velocity = z.strictObject({
  type: z.literal('velocity'),
  aggregate: z.enum(['count', 'sum', 'distinct']),
  of: z.string().optional(),
  group_by: z.array(z.string()).min(1),
  window: z.string(),
  filter: attributesOnly.optional(),
  currency: z.string().optional(),
  operator: z.enum(['gt', 'gte', 'lt', 'lte']),
  value: z.number(),
})
const list = z.strictObject({ type: z.literal('list'), field: z.string(), list: z.string() })
const score = z.strictObject({
  type: z.literal('score'),
  operator: z.string(),
  value: z.tuple([z.int(), z.int()]),
})
const leaf = z.discriminatedUnion('type', [attribute, velocity, list, score])
type Leaf = z.infer<typeof leaf>
type Condition = Leaf | { all: Condition[] } | { any: Condition[] } | { not: Condition }
const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    leaf,
    z.strictObject({ all: z.array(condition).min(1) }),
    z.strictObject({ any: z.array(condition).min(1) }),
    z.strictObject({ not: condition }),
  ]),
)

/** A rule in the portal's export format. */
const rule = z.strictObject({
  id: z.string().regex(/^rul_[0-9A-HJKMNP-TV-Z]{26}$/),
  version: z.int().min(1),
  name: z.string(),
  description: z.string().optional(),
  status: z.enum(['draft', 'shadow', 'active', 'disabled']),
  priority: z.int().min(0).max(1000),
  mandatory: z.boolean(),
  scope: z.strictObject({
    level: z.enum(['account', 'merchant']),
    merchant_id: z.string().optional(),
    channels: z.array(z.string()).optional(),
    stage: z.string().optional(),
  }),
  when: condition,
  // biome-ignore lint/suspicious/noThenProperty: a rule has this word.
  then: z.strictObject({
    action: z.string(),
    score_delta: z.int().min(-100).max(100).optional(),
    reason_code: z.string().optional(),
    challenge_indicator: z.string().optional(),
  }),
})

const attributes = new Map(listAttributesAmong(listTransactionFields()).map((each) => [each.name, each]))
const minutes: Readonly<Record<string, number>> = { M: 1, H: 60, D: 1440 }

/** Reports what's wrong with a rule, according to the API file and the table of operators. */
export function listMistakes(json: unknown): readonly string[] {
  const parsed = rule.safeParse(json)
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const { when, then, scope } = parsed.data
  const unlisted = (name: string, given: readonly (string | undefined)[]) =>
    given
      .filter((each) => each !== undefined && !listValues(name).includes(each))
      .map((each) => `${each} isn't a ${name}`)
  return [
    ...unlisted('RuleAction', [then.action]),
    ...unlisted('ReasonCode', [then.reason_code]),
    ...unlisted('Channel', scope.channels ?? []),
    ...unlisted('EvaluationStage', [scope.stage]),
    ...((then.action === 'adjust_score') === (then.score_delta !== undefined) ? [] : ['score_delta']),
    ...listLeaves(when).flatMap(mistakesInLeaf),
    ...(then.action === 'challenge_3ds' ? mistakesInChallenge(parsed.data) : []),
  ]
}

function listLeaves(node: Condition): readonly Leaf[] {
  if ('all' in node) return node.all.flatMap(listLeaves)
  if ('any' in node) return node.any.flatMap(listLeaves)
  return 'not' in node ? listLeaves(node.not) : [node]
}

function mistakesInLeaf(given: Leaf): readonly string[] {
  if (given.type === 'attribute') return mistakesInAttribute(given)
  if (given.type === 'list') return unknownAmong([given.field])
  if (given.type === 'score') return given.operator === 'between' ? [] : [`score ${given.operator}`]
  const [, time, amount, unit] = /^P(T?)(\d+)([MHD])$/.exec(given.window) ?? []
  const length = Number(amount) * (minutes[unit!] ?? Number.NaN)
  const isWindow = (time === 'T') === (unit !== 'D') && length >= 1 && length <= 90 * 1440
  const needsCurrency = given.aggregate === 'sum' && kindOfName(given.of!) === 'amount'
  return [
    ...unknownAmong([...(given.of ? [given.of] : []), ...given.group_by]),
    ...given.group_by
      .filter((name) => !['text', 'word'].includes(kindOfName(name)))
      .map((name) => `groups by ${name}, which is ${kindOfName(name)}`),
    ...((given.aggregate === 'count') === (given.of === undefined) ? [] : [`of with ${given.aggregate}`]),
    ...(isWindow ? [] : [`window ${given.window}`]),
    ...(needsCurrency === (given.currency !== undefined) ? [] : ['currency of a sum']),
    ...(given.filter ? listLeaves(given.filter).flatMap(mistakesInLeaf) : []),
  ]
}

function mistakesInAttribute(given: z.infer<typeof attribute>): readonly string[] {
  const { field, operator, field_ref } = given
  const unknown = unknownAmong([field, ...(field_ref ? [field_ref] : [])])
  if (unknown.length > 0) return unknown
  const kind = kindOfName(field)
  const known = operators.find(({ names }) => names.includes(operator))
  const values = given.value === undefined ? [] : [given.value].flat()
  const number = kind === 'number' || kind === 'amount'
  const type = number ? 'number' : kind === 'flag' ? 'boolean' : 'string'
  const words = attributes.get(field)?.schema.enum
  const isNeeded = operator !== 'exists' && field_ref === undefined
  return [
    ...(known?.kinds.includes(kind) ? [] : [`${operator} of ${field}, which is ${kinds[kind].name}`]),
    ...(values.every((each) => typeof each === type) ? [] : [`the value of ${field} isn't a ${type}`]),
    ...values
      .filter((each) => words && !words.includes(String(each)))
      .map((each) => `${field} is never ${each}`),
    ...(values.length > 0 === isNeeded ? [] : [`value of ${field}`]),
    ...((kind === 'amount') === (given.currency !== undefined) ? [] : [`currency of ${field}`]),
  ]
}

/** Checks that a rule that challenges is limited to remote channels, before authorization, with the payer present. */
function mistakesInChallenge({ scope, when }: z.infer<typeof rule>): readonly string[] {
  const isRemote = scope.channels?.every((each) => ['ecommerce', 'in_app'].includes(each))
  const hasPayer = listLeaves(when).some(
    (each) => each.type === 'attribute' && each.field === 'initiation.initiator' && each.value === 'customer',
  )
  return isRemote && hasPayer && scope.stage === 'pre_authorization' ? [] : ['a challenge without a payer']
}

function unknownAmong(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => !attributes.has(name) && !/^metadata\.\w+$/.test(name))
    .map((name) => `no ${name}`)
}

function kindOfName(name: string) {
  const known = attributes.get(name)
  return known ? getKind(known) : 'text'
}
