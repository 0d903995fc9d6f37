import { z } from 'zod'
import type { Api } from '../openapi/api.ts'
import type { Json } from '../openapi/document/json.ts'
import { isObject } from '../openapi/document/json.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import { didYouMean } from '../problem/nearest.ts'
import type { Problem } from '../problem/problem.ts'
import { readForm } from '../problem/read-form.ts'
import type { Story } from './story.ts'
import { listKeptResponseValues } from './story.ts'

/** The parts of an Arazzo file (1.0.1) that a story needs. */
const arazzoForm = z.looseObject({
  arazzo: z.string().regex(/^1\./, { error: 'expected a version of Arazzo 1' }),
  workflows: z.array(
    z.looseObject({
      workflowId: z.string(),
      summary: z.string().optional(),
      steps: z.array(
        z.looseObject({
          stepId: z.string(),
          description: z.string().optional(),
          operationId: z.string().optional(),
          requestBody: z.looseObject({ payload: z.unknown() }).optional(),
          outputs: z.record(z.string(), z.string()).optional(),
        }),
      ),
    }),
  ),
})

type Step = z.infer<typeof arazzoForm>['workflows'][number]['steps'][number]

/** Stories, and the problems of their files. */
export interface ReadStories {
  readonly stories: readonly Story[]
  readonly problems: readonly Problem[]
}

/** Converts the workflows of an Arazzo file to stories. Steps that a story can't show are problems. */
export function convertWorkflows(source: string, { file, api }: { file: string; api: Api }): ReadStories {
  const read = readForm(source, { file, form: arazzoForm })
  if ('problems' in read) return { stories: [], problems: read.problems }
  const problems: Problem[] = []
  const stories = read.value.workflows.map(({ workflowId, summary, steps }, workflow) => ({
    name: summary ?? workflowId,
    calls: steps.flatMap((step, index) => {
      const report = (key: keyof Step, mistake: Omit<Problem, 'place'>) => {
        const keys = ['workflows', workflow, 'steps', index]
        problems.push({ place: read.placeOf(step[key] === undefined ? keys : [...keys, key]), ...mistake })
        return []
      }
      if (step.operationId === undefined) {
        const message = `The step \`${step.stepId}\` has no \`operationId\`, so it can't be shown.`
        return report('operationId', { message, hint: 'add `operationId`' })
      }
      const id = step.operationId.replace(/^\$sourceDescriptions\.[^.]+\./, '')
      const operation = api.operationById.get(id)
      if (!operation) {
        const guess = didYouMean(
          id,
          api.operations.map((each) => each.id),
        )
        return report('operationId', {
          message: `The API has no operation \`${id}\`.`,
          ...(guess && { hint: guess }),
        })
      }
      const example = findExample(step, operation)
      if (example === undefined && step.requestBody) {
        const message = `The payload of the step \`${step.stepId}\` isn't one of the request examples of \`${id}\`, so the step is shown without it.`
        report('requestBody', { message, hint: 'use the values of one of its examples' })
      }
      const same = listKeptResponseValues(
        Object.fromEntries(
          Object.entries(step.outputs ?? {}).map(([name, from]) => [
            name,
            from.replace(/^\$response\.body#/, ''),
          ]),
        ),
      ).filter(([, pointer]) => pointer.startsWith('/'))
      return [{ name: step.description ?? step.stepId, operation: id, example, answer: undefined, same }]
    }),
  }))
  return { stories, problems }
}

/** Returns the request example with the values of a payload. Runtime expressions match any value. */
function findExample({ requestBody }: Step, { requestBody: described }: Operation): string | undefined {
  const examples = (described?.content ?? []).flatMap((mediaType) => mediaType.examples)
  return examples.find(({ value }) => hasValues(value, (requestBody?.payload ?? {}) as Json))?.name
}

/** Checks whether a value contains all values of a payload. Runtime expressions match any value. */
function hasValues(value: Json | undefined, payload: Json): boolean {
  if (typeof payload === 'string' && /^\$[a-z]|\{\$[a-z]/.test(payload)) return true
  if (Array.isArray(payload)) {
    return Array.isArray(value) && payload.every((item: Json, index) => hasValues(value[index], item))
  }
  if (!isObject(payload)) return value === payload
  return (
    isObject(value) &&
    Object.entries(payload).every(
      ([key, item]) => Object.hasOwn(value, key) && hasValues(value[key], item ?? null),
    )
  )
}
