import type { Site } from '../model/page.ts'
import type { Artefact } from './artefact.ts'

/** The API description of each version, as it was written and as JSON. */
export function* apiFiles({ versions }: Site): Generator<Artefact> {
  for (const { api, isCurrent, docsRoot } of versions) {
    if (!api) continue
    const folder = isCurrent ? '' : docsRoot.slice(1)
    yield { file: `${folder}openapi.yaml`, content: () => api.source }
    yield { file: `${folder}openapi.json`, content: () => `${JSON.stringify(api.document, null, 2)}\n` }
  }
}
