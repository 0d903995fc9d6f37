import { z } from 'zod'
import { lazy } from '../lazy.ts'
import type { Api } from '../openapi/api.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import { nearest } from '../problem/nearest.ts'
import type { Problem } from '../problem/problem.ts'
import { readForm } from '../problem/read-form.ts'

const changes = z.strictObject({
  /** Changes to the example's body, as a JSON Merge Patch (RFC 7396). */
  body: z.unknown().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  path: z.record(z.string(), z.string()).optional(),
  /** JavaScript that Postman runs after the response. */
  test: z.string().optional(),
})

const scenarios = z.strictObject({
  variables: z.array(z.strictObject({ key: z.string(), secret: z.boolean().default(false) })).default([]),
  /** JavaScript that Postman runs before each request. */
  prerequest: z.string().optional(),
  operations: z
    .record(
      z.string(),
      changes.extend({
        /** The example that the request in the operation's own folder sends. Default: the first. */
        example: z.string().optional(),
        /** The values that remain the same throughout a scenario, as JSON Pointers into the responses: `{ payment: /id }`. */
        same: z.record(z.string(), z.string()).optional(),
      }),
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

/** The variables, scripts, and sequences of calls that the Postman collection contains in addition to the operations. */
export type Scenarios = Readonly<z.infer<typeof scenarios>>
/** One call of a folder. */
export type ScenarioRequest = Scenarios['folders'][number]['requests'][number]
/** A call's changes to the description's example. */
export type RequestChanges = Readonly<z.infer<typeof changes>>

/** Reads the scenarios of a file, or returns its problems: an invalid structure, or an operation or example that the API lacks. */
export function readScenarios(
  source: string,
  { file, api }: { file: string; api: Api },
): { readonly scenarios: Scenarios | undefined; readonly problems: readonly Problem[] } {
  const read = readForm(source, { file, form: scenarios })
  if ('problems' in read) return { scenarios: undefined, problems: read.problems }
  const problems = () =>
    unknownNames(read.value, api).map(({ keys, ...problem }) => ({ place: read.placeOf(keys), ...problem }))
  return lazy({ problems }, { scenarios: read.value })
}

interface UnknownName {
  readonly keys: readonly PropertyKey[]
  readonly message: string
  readonly hint?: string
}

function unknownNames({ operations, folders }: Scenarios, api: Api): readonly UnknownName[] {
  const ids = api.operations.map(({ id }) => id)
  const own = Object.entries(operations).flatMap(([id, { example }]) => {
    const keys = ['operations', id]
    const operation = api.operationById.get(id)
    if (!operation) return unknown('operation', id, ids, keys)
    return example === undefined ? [] : unknownExample(example, operation, [...keys, 'example'])
  })
  const inFolders = folders.flatMap(({ requests, story }, folder) =>
    requests.flatMap(({ operation: id, example, answer }, index) => {
      const keys = ['folders', folder, 'requests', index]
      const operation = api.operationById.get(id)
      if (!operation) return unknown('operation', id, ids, [...keys, 'operation'])
      if (example === undefined) {
        return story === undefined
          ? []
          : [{ keys, message: `A call in the scenario \`${story}\` doesn't name an example.` }]
      }
      const answers = operation.responses.flatMap(({ content }) =>
        content.flatMap(({ examples }) => examples.map(({ name }) => name)),
      )
      return [
        ...unknownExample(example, operation, [...keys, 'example']),
        ...(answer === undefined
          ? []
          : unknown(`response example of ${id}`, answer, answers, [...keys, 'answer'])),
      ]
    }),
  )
  return [...own, ...inFolders]
}

function unknownExample(
  name: string,
  { id, requestBody }: Operation,
  keys: UnknownName['keys'],
): readonly UnknownName[] {
  const known = (requestBody?.content ?? []).flatMap(({ examples }) => examples.map((each) => each.name))
  return unknown(`request example of ${id}`, name, known, keys)
}

function unknown(
  what: string,
  name: string,
  known: readonly string[],
  keys: UnknownName['keys'],
): readonly UnknownName[] {
  if (known.includes(name)) return []
  const guess = nearest(name, known)
  return [
    {
      keys,
      message: `The API has no ${what} \`${name}\`.`,
      ...(guess && { hint: `did you mean \`${guess}\`?` }),
    },
  ]
}
