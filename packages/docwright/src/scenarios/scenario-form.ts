import { z } from 'zod'

const expectedValue = z.union(
  [z.string(), z.number(), z.boolean(), z.null(), z.strictObject({ exists: z.literal(true) })],
  {
    error: 'expected a string, number, boolean, null, or `{ exists: true }`',
  },
)

const changes = z.strictObject({
  /** Changes to the example's body, as a JSON Merge Patch (RFC 7396). */
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  path: z.record(z.string(), z.string()).optional(),
  /** The expected values, by `status`, JSON Pointer into the body (RFC 6901), or header. */
  expect: z.record(z.string(), expectedValue).optional(),
  /** The variables for later calls, as JSON Pointers into the response, or into the request after `$request.body#`. */
  keep: z.record(z.string(), z.string()).optional(),
})

/** The structure of `postman/scenarios.yaml`. */
export const scenarioForm = z.strictObject({
  variables: z.array(z.strictObject({ key: z.string(), secret: z.boolean().default(false) })).default([]),
  operations: z
    .record(
      z.string(),
      /** `example` is the one that the request in the operation's own folder sends. Default: the first. */
      changes.extend({ example: z.string().optional() }),
    )
    .default({}),
  folders: z
    .array(
      z.strictObject({
        name: z.string(),
        description: z.string().optional(),
        /** The name of the scenario in the reference, which lists these calls in order. */
        story: z.string().optional(),
        requests: z.array(
          changes.extend({
            name: z.string(),
            operation: z.string(),
            example: z.string().optional(),
            /** The response example in a scenario. Default: the one with the same name as the request's. */
            answer: z.string().optional(),
          }),
        ),
      }),
    )
    .default([]),
})

/** The variables and sequences of calls that the Postman collection and the workflows contain in addition to the operations. */
export type Scenarios = Readonly<z.infer<typeof scenarioForm>>
/** One call of a folder. */
export type ScenarioRequest = Scenarios['folders'][number]['requests'][number]
/** The settings of an operation or a call: changes to the example, expectations, and variables. */
export type RequestChanges = Readonly<z.infer<typeof changes>>
/** An expected value, or `{ exists: true }` for any value but null. */
export type Expected = z.infer<typeof expectedValue>
