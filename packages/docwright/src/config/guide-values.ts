import { readApiInfo } from './api-settings.ts'
import type { Settings } from './site-config.ts'

type ReadResult = { readonly text: string } | { readonly problem: unknown }

/** Returns the values that guides insert with `{name}`: the site's title, address, and version, its only API's title and version, and the values of the config. */
export function listGuideValues(
  { title, url, version, values }: Pick<Settings, 'title' | 'url' | 'version' | 'values'>,
  apis: readonly { readonly read: ReadResult }[],
): ReadonlyMap<string, string> {
  const [only] = apis.length === 1 ? apis : []
  const info = only && 'text' in only.read ? readApiInfo(only.read.text) : {}
  const apiValues = ['title', 'version'].flatMap((key) =>
    typeof info[key] === 'string' ? [[`api.${key}`, info[key]] as const] : [],
  )
  const configValues = Object.entries(values).map(([name, value]) => [name, String(value)] as const)
  return new Map([['title', title], ['url', url], ['version', version], ...apiValues, ...configValues])
}
