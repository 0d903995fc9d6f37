import type { Site } from '../model/page.ts'
import type { Artefact } from './artefacts.ts'

/** The API description of each version, as it was written and as JSON. */
export function apiFiles({ versions }: Site): Artefact[] {
  return versions.flatMap(({ api, isCurrent, docsRoot }) => {
    const folder = isCurrent ? '' : docsRoot.slice(1)
    if (!api) return []
    return [
      { file: `${folder}openapi.yaml`, content: api.source },
      { file: `${folder}openapi.json`, content: `${JSON.stringify(api.document, null, 2)}\n` },
    ]
  })
}
