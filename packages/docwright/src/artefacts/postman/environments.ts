import type { Api } from '../../openapi/api.ts'
import { slug } from '../../openapi/names/slug.ts'
import type { Artefact } from '../artefact.ts'
import type { PostmanSettings } from './collection.ts'
import { stableId } from './ids.ts'
import { secretsOf, serverNames } from './variables.ts'

/** An environment for each server: its address, and an empty place for each secret. */
export function* environments(api: Api, { scenarios, url, folder }: PostmanSettings): Generator<Artefact> {
  const secrets = new Set(api.securitySchemes.flatMap((scheme) => Object.values(secretsOf(scheme, api))))
  const own = scenarios?.variables ?? []
  for (const [index, name] of serverNames(api.servers).entries()) {
    const values = [
      variable('base_url', api.servers[index]!.defaultUrl),
      ...[...secrets].map((key) => variable(key, '', 'secret')),
      ...own.map(({ key, secret }) => variable(key, '', secret ? 'secret' : 'default')),
    ]
    const file = `${folder}environment.${slug(name)}.json`
    const environment = {
      id: stableId(`${url}/${file}`),
      name: `${api.info.title} ${name}`,
      values,
      _postman_variable_scope: 'environment',
    }
    yield { file, content: () => `${JSON.stringify(environment, null, 2)}\n` }
  }
}

function variable(key: string, value: string, type: 'default' | 'secret' = 'default') {
  return { key, value, type, enabled: true }
}
