import type { Guide, Mention } from '../guides/guide.ts'
import type { Api } from '../openapi/api.ts'
import { misfit } from '../openapi/checks/misfit.ts'
import type { MediaType } from '../openapi/objects/media-type.ts'
import { nearest } from '../problem/nearest.ts'
import type { Problem } from '../problem/problem.ts'
import type { Version } from './page.ts'

type Mistake = Omit<Problem, 'place'>

/** Operations, fields, error codes, examples and schemas that guides name but the API does not have. */
export function wrongMentions(guides: readonly Guide[], version: Version): readonly Problem[] {
  const { api, errorPage } = version
  // The description itself is the mistake then, and has been reported.
  if (!api) return []
  return guides.flatMap(({ mentions }) =>
    mentions.flatMap(({ names, attributes, place }) =>
      checks[names](attributes, { api, errorPage }).map((mistake) => ({ place, ...mistake })),
    ),
  )
}

type Attributes = Mention['attributes']
type Check = (
  attributes: Attributes,
  version: { readonly api: Api; readonly errorPage: string | undefined },
) => readonly Mistake[]

const checks: Readonly<Record<Mention['names'], Check>> = {
  operation: ({ id }, { api }) => unknownOperation(id, api),
  field: (attributes, { api }) => unknownField(attributes, api),
  'error code': ({ code }, { api, errorPage }) =>
    errorPage === undefined ? [noErrorPage] : unknownErrorCode(code, api),
  'error catalogue': (_, { api }) => missingCatalogue(api),
  'enum schema': ({ schema }, { api }) => unknownName('enum schema', schema, [...api.enums.keys()]),
  'request example': (attributes, { api }) => unknownRequestExample(attributes, api),
  'response example': (attributes, { api }) => unknownResponseExample(attributes, api),
  instance: (attributes, { api }) => wrongInstance(attributes, api),
}

/** A fence whose schema does not exist, or that does not fit it. */
function wrongInstance({ schema, value }: Attributes, api: Api): readonly Mistake[] {
  const unknown = unknownName('schema', schema, Object.keys(schemasOf(api)))
  if (unknown.length > 0) return unknown
  const mistake = misfit(value ?? '', schema!, api.document)
  return mistake
    ? [
        {
          message: `This is no \`${schema}\`: ${mistake}.`,
          hint: 'correct the example, or name another schema',
        },
      ]
    : []
}

function unknownOperation(id: string | undefined, api: Api): readonly Mistake[] {
  return unknownName(
    'operation',
    id,
    api.operations.map((operation) => operation.id),
  )
}

function unknownField({ operation: id, path }: Attributes, api: Api): readonly Mistake[] {
  const operation = api.operations.find((each) => each.id === id)
  if (!operation) return unknownOperation(id, api)
  const ids = operation.fields.map((field) => field.id)
  return unknownName(`field of ${id}`, path, ids)
}

const noErrorPage: Mistake = {
  message: 'No guide explains the error codes, so that a link to one leads nowhere.',
  hint: 'put `<ErrorCatalogue />` on a guide',
}

function unknownErrorCode(code: string | undefined, api: Api): readonly Mistake[] {
  return unknownName(
    'error code',
    code,
    api.errorCatalogue.map((entry) => entry.code),
  )
}

function missingCatalogue({ errorCatalogue }: Api): readonly Mistake[] {
  if (errorCatalogue.length > 0) return []
  const hint = 'describe the codes in `x-errorCatalogue`, beside the `enum` that lists them'
  return [{ message: 'The API has no error catalogue.', hint }]
}

function unknownRequestExample({ operation: id, example }: Attributes, api: Api): readonly Mistake[] {
  const operation = api.operations.find((each) => each.id === id)
  if (!operation) return unknownOperation(id, api)
  return unknownName(`request example of ${id}`, example, exampleNames(operation.requestBody?.content ?? []))
}

function unknownResponseExample(
  { operation: id, example, status }: Attributes,
  api: Api,
): readonly Mistake[] {
  const operation = api.operations.find((each) => each.id === id)
  if (!operation) return unknownOperation(id, api)
  const responses = operation.responses.filter((each) => status === undefined || each.status === status)
  const names = responses.flatMap(({ content }) => exampleNames(content))
  const which = status === undefined ? '' : ` with status ${status}`
  return unknownName(`response example of ${id}${which}`, example, names)
}

function exampleNames(content: readonly MediaType[]): readonly string[] {
  return content.flatMap(({ examples }) => examples.map(({ name }) => name))
}

function unknownName(what: string, name: string | undefined, known: readonly string[]): readonly Mistake[] {
  if (name !== undefined && known.includes(name)) return []
  const guess = nearest(name ?? '', known)
  return [
    { message: `The API has no ${what} \`${name}\`.`, ...(guess && { hint: `did you mean \`${guess}\`?` }) },
  ]
}

function schemasOf({ document }: Api): object {
  const components = document.components as { schemas?: object } | undefined
  return components?.schemas ?? {}
}
