import type { Site } from '../model/page.ts'
import type { Artefact } from './artefact.ts'

/** The API descriptions of each version, as YAML and as JSON; as they were written if that was YAML. */
export function* apiFiles({ versions }: Site): Generator<Artefact> {
  for (const api of versions.flatMap(({ apis }) => apis)) {
    yield { file: api.files.yaml.slice(1), content: () => api.asYaml }
    yield { file: api.files.json.slice(1), content: () => `${api.asJson}\n` }
  }
}
