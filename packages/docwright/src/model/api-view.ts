import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { ApiView, OperationPart, SampledOperation, SampleNote } from '../extensions/define-extension.ts'
import type { MediaType } from '../openapi/objects/media-type.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import { getIntroductionHref } from './api-hrefs.ts'
import type { PageOf, Version } from './page.ts'
import type { PublishedApi } from './published-api.ts'
import { getLanguage } from './reference/media-type-groups.ts'

/** Returns a read-only view of an API for extensions. Values that are expensive are computed on first use. */
export function createApiView(api: PublishedApi, docsVersion: string): ApiView {
  const operations = () => api.operations.map((operation) => createOperationView(operation, api))
  return {
    title: api.info.title,
    version: api.info.version,
    docsVersion,
    href: getIntroductionHref(api.root),
    document: () => JSON.parse(JSON.stringify(api.document)),
    operations,
    samples: () => operations().flatMap(({ samples }) => samples()),
  }
}

/** Returns a read-only view of an operation for extensions. */
function createOperationView({ id, slug, requestBody }: Operation, api: PublishedApi): SampledOperation {
  return {
    id,
    fitsSchema: () => requestBody && api.examplesFit && hasGivenExamples(requestBody.content),
    samples: () =>
      (api.samples[slug] ?? []).map(({ language, label, example, source }) => ({
        operation: id,
        language,
        label,
        example,
        source,
      })),
  }
}

/** Checks whether the file has an example for every body, as JSON with a schema, so that each has been validated. */
function hasGivenExamples(content: readonly MediaType[]): boolean {
  const isGiven = ({ name, body, examples }: MediaType) =>
    body !== undefined && getLanguage(name) === 'json' && examples.every(({ isGenerated }) => !isGenerated)
  return content.some(({ examples }) => examples.length > 0) && content.every(isGiven)
}

/** Returns the note on an operation's samples from the first extension that has one. */
export function formatSampleNote(
  operation: Operation,
  { api, version }: Pick<PageOf<'operation'>, 'api' | 'version'>,
): SampleNote | undefined {
  const view = createOperationView(operation, api)
  for (const { sampleNote } of version?.extensions ?? []) {
    const note = sampleNote?.(view)
    if (note) return note
  }
  return undefined
}

/**
 * Returns the section that an extension adds to an operation's page, and its component. If several extensions add one, the first
 * wins.
 */
export function getOperationPart(
  operation: Operation,
  { api, version }: Pick<PageOf<'operation'>, 'api' | 'version'>,
): (OperationPart & { readonly component: string }) | undefined {
  if (!version) return undefined
  for (const { operationPart } of version.extensions) {
    const part = operationPart?.partOf(createOperationView(operation, api), createApiView(api, version.name))
    if (operationPart && part) return { ...part, component: operationPart.component }
  }
  return undefined
}

/** Returns the HTML for `<Extension part="…" />`. The model has checked that an extension defines the part. */
export function renderExtensionPart(name: string, { name: docsVersion, apis, extensions }: Version) {
  const { parts } = extensions.find((each) => each.parts && Object.hasOwn(each.parts, name))!
  const html = parts![name]!(apis.map((api) => createApiView(api, docsVersion)))
  return fromHtml(html, { fragment: true }).children as ElementContent[]
}
