import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { ApiView, OperationPart, SampledOperation, SampleNote } from '../extensions/define-extension.ts'
import type { MediaType } from '../openapi/objects/media-type.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import { introductionHref } from './api-hrefs.ts'
import type { PageOf, Version } from './page.ts'
import type { PublishedApi } from './published-api.ts'
import { languageOf } from './reference/media-type-groups.ts'

/** An API as extensions see it; what costs something is made when they ask for it. */
export function apiView(api: PublishedApi, docsVersion: string): ApiView {
  const operations = () => api.operations.map((operation) => sampledOperation(operation, api))
  return {
    title: api.info.title,
    version: api.info.version,
    docsVersion,
    href: introductionHref(api.root),
    document: () => JSON.parse(JSON.stringify(api.document)),
    operations,
    samples: () => operations().flatMap(({ samples }) => samples()),
  }
}

/** An operation as extensions see it. */
export function sampledOperation({ id, slug, requestBody }: Operation, api: PublishedApi): SampledOperation {
  return {
    id,
    fitsSchema: () => requestBody && api.examplesFit && areGiven(requestBody.content),
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

/** Whether the file gives every body as JSON that has a schema, so that each was compared with it. */
function areGiven(content: readonly MediaType[]): boolean {
  const isGiven = ({ name, body, examples }: MediaType) =>
    body !== undefined && languageOf(name) === 'json' && examples.every(({ isGenerated }) => !isGenerated)
  return content.some(({ examples }) => examples.length > 0) && content.every(isGiven)
}

/** The note on an operation's samples by the first extension that has one. */
export function sampleNote(
  operation: Operation,
  { api, version }: Pick<PageOf<'operation'>, 'api' | 'version'>,
): SampleNote | undefined {
  const view = sampledOperation(operation, api)
  for (const { sampleNote: noteOn } of version?.extensions ?? []) {
    const note = noteOn?.(view)
    if (note) return note
  }
  return undefined
}

/** The section that the first extension which has one adds to an operation's page, and the component that renders it. */
export function operationPart(
  operation: Operation,
  { api, version }: Pick<PageOf<'operation'>, 'api' | 'version'>,
): (OperationPart & { readonly component: string }) | undefined {
  if (!version) return undefined
  for (const { operationPart: added } of version.extensions) {
    const part = added?.partOf(sampledOperation(operation, api), apiView(api, version.name))
    if (added && part) return { ...part, component: added.component }
  }
  return undefined
}

/** What an extension puts in the place of `<Extension part="…" />`; some extension has it, as the model has checked. */
export function extensionPart(name: string, { name: docsVersion, apis, extensions }: Version) {
  const { parts } = extensions.find((each) => each.parts && Object.hasOwn(each.parts, name))!
  const html = parts![name]!(apis.map((api) => apiView(api, docsVersion)))
  return fromHtml(html, { fragment: true }).children as ElementContent[]
}
