import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import type { SampleNote } from '../extensions/define-extension.ts'
import type { Operation } from '../openapi/objects/operation.ts'
import { apiView, sampledOperation } from './api-view.ts'
import type { PageOf, Version } from './page.ts'

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

/** What an extension puts in the place of `<Extension part="…" />`; some extension has it, as the model has checked. */
export function extensionPart(name: string, { name: docsVersion, apis, extensions }: Version) {
  const { parts } = extensions.find((each) => each.parts && Object.hasOwn(each.parts, name))!
  const html = parts![name]!(apis.map((api) => apiView(api, docsVersion)))
  return fromHtml(html, { fragment: true }).children as ElementContent[]
}
