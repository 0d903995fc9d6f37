import type { Site } from '../model/page.ts'
import { apiFileHrefs } from '../model/reference/introduction.ts'
import type { Artefact } from './artefact.ts'

/** The API description of each version, as it was written and as JSON. */
export function* apiFiles({ versions }: Site): Generator<Artefact> {
  for (const version of versions) {
    const { api } = version
    if (!api) continue
    const { yaml, json } = apiFileHrefs(version)
    yield { file: yaml.slice(1), content: () => api.source }
    yield { file: json.slice(1), content: () => `${JSON.stringify(api.document, null, 2)}\n` }
  }
}
