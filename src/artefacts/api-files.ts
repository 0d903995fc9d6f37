import { stringify } from 'yaml'
import type { Site } from '../model/page.ts'
import type { Artefact } from './artefact.ts'

/** The API descriptions of each version, as YAML and as JSON; as they were written if that was YAML. */
export function* apiFiles({ versions }: Site): Generator<Artefact> {
  for (const { source, document, files } of versions.flatMap(({ apis }) => apis)) {
    const yaml = () =>
      /^\s*\{/.test(source) ? stringify(document, { aliasDuplicateObjects: false }) : source
    yield { file: files.yaml.slice(1), content: yaml }
    yield { file: files.json.slice(1), content: () => `${JSON.stringify(document, null, 2)}\n` }
  }
}
