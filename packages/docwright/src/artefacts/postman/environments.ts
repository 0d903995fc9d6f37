import type { Api } from '../../openapi/api.ts'
import { makeUnique } from '../../openapi/names/make-unique.ts'
import { createSlug } from '../../openapi/names/slug.ts'
import type { Server } from '../../openapi/objects/server.ts'
import type { Artefact } from '../artefact.ts'
import { listSecrets } from './auth.ts'
import type { PostmanSettings } from './collection.ts'
import { createStableId } from './collection.ts'

/** Generates an environment for each server: its address, and an empty value for each secret. */
export function* createEnvironments(
  api: Api,
  { scenarios, url, folder }: PostmanSettings,
): Generator<Artefact> {
  const secrets = new Set(api.securitySchemes.flatMap((scheme) => Object.values(listSecrets(scheme, api))))
  for (const [index, name] of listServerNames(api.servers).entries()) {
    const values = [
      createVariable('base_url', api.servers[index]!.defaultUrl),
      ...[...secrets].map((key) => createVariable(key, '', 'secret')),
      ...(scenarios?.variables ?? []).map(({ key, secret }) =>
        createVariable(key, '', secret ? 'secret' : 'default'),
      ),
    ]
    const file = `${folder}environment.${createSlug(name)}.json`
    const environment = {
      id: createStableId(`${url}/${file}`),
      name: `${api.info.title} ${name}`,
      values,
      _postman_variable_scope: 'environment',
    }
    yield { file, content: () => `${JSON.stringify(environment, null, 2)}\n` }
  }
}

function createVariable(key: string, value: string, type: 'default' | 'secret' = 'default') {
  return { key, value, type, enabled: true }
}

/** Returns a unique short name for each server: its own name, the first words of its description, or its host. */
function listServerNames(servers: readonly Server[]): readonly string[] {
  return makeUnique(servers.map(createShortName), ' ')
}

/** Returns `Sandbox` for the description “Sandbox server: resets every night”. */
function createShortName({ name, description, defaultUrl }: Server): string {
  if (name) return name
  const [phrase = ''] = (description ?? '').split(/[.,:;(\n]|\s[-–—]\s/)
  const label = phrase.replace(/\b(server|environment)\b/gi, '').trim()
  if (label && label.split(/\s+/).length <= 3) return label
  return /^[a-z]+:\/\/([^/:]+)/i.exec(defaultUrl)?.[1] ?? 'default'
}
