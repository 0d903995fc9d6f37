import type { Guide, Mention } from '../guides/guide.ts'
import type { Api } from '../openapi/api.ts'
import { misfit } from '../openapi/checks/misfit.ts'
import { nearest } from '../problem/nearest.ts'
import type { Problem } from '../problem/problem.ts'
import { requestExample, responseExample } from './examples.ts'
import type { Version } from './page.ts'

type Mistake = Omit<Problem, 'place'>

/** Operations, fields, error codes, examples and schemas that guides name but the API does not have. */
export function wrongMentions(guides: readonly Guide[], version: Version): Problem[] {
  const { api, errorPage } = version
  // The description itself is the mistake then, and has been reported.
  if (!api) return []
  return guides.flatMap(({ mentions }) =>
    mentions.flatMap((mention) => {
      return mistakesIn(mention, { api, errorPage }).map((mistake) => ({ place: mention.place, ...mistake }))
    }),
  )
}

function mistakesIn(
  { element, attributes }: Mention,
  { api, errorPage }: { api: Api; errorPage: string | undefined },
): readonly Mistake[] {
  switch (element) {
    case 'Operation':
      return unknownOperation(attributes.id, api)
    case 'Field':
      return unknownField(attributes, api)
    case 'ErrorCode':
      return errorPage === undefined ? [noErrorPage] : unknownErrorCode(attributes.code, api)
    case 'ErrorCatalogue':
      return missingCatalogue(api)
    case 'EnumTable':
      return unknownName('enum schema', attributes.schema, [...api.enums.keys()])
    case 'json':
      return wrongJson(attributes, api)
    default:
      return unknownExample(element, attributes, api)
  }
}

/** A fence whose schema does not exist, or that does not fit it. */
function wrongJson({ schema, value }: Mention['attributes'], api: Api): readonly Mistake[] {
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

function unknownOperation(id: string | undefined, api: Api): Mistake[] {
  return unknownName(
    'operation',
    id,
    api.operations.map((operation) => operation.id),
  )
}

function unknownField({ operation: id, path }: Mention['attributes'], api: Api): Mistake[] {
  const operation = api.operations.find((each) => each.id === id)
  if (!operation) return unknownOperation(id, api)
  const ids = operation.fields.map((field) => field.id)
  return unknownName(`field of ${id}`, path, ids)
}

const noErrorPage: Mistake = {
  message: 'No guide explains the error codes, so that a link to one leads nowhere.',
  hint: 'put `<ErrorCatalogue />` on a guide',
}

function unknownErrorCode(code: string | undefined, api: Api): Mistake[] {
  return unknownName(
    'error code',
    code,
    api.errorCatalogue.map((entry) => entry.code),
  )
}

function missingCatalogue({ errorCatalogue }: Api): Mistake[] {
  if (errorCatalogue.length > 0) return []
  const hint = 'describe the codes in `x-errorCatalogue`, beside the `enum` that lists them'
  return [{ message: 'The API has no error catalogue.', hint }]
}

function unknownExample(
  element: string,
  { operation: id, example, status }: Mention['attributes'],
  api: Api,
): Mistake[] {
  const operation = api.operations.find((each) => each.id === id)
  if (!operation) return unknownOperation(id, api)
  const isResponse = element === 'ResponseBody'
  const found = isResponse
    ? responseExample(operation, example ?? '', status)
    : requestExample(operation, example ?? '')
  if (found) return []
  const names = isResponse
    ? operation.responses.flatMap(({ content }) =>
        content.flatMap(({ examples }) => examples.map(({ name }) => name)),
      )
    : (operation.requestBody?.content ?? []).flatMap(({ examples }) => examples.map(({ name }) => name))
  return unknownName(`${isResponse ? 'response' : 'request'} example of ${id}`, example, names)
}

function unknownName(what: string, name: string | undefined, known: readonly string[]): Mistake[] {
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
