/** The built sites that tests visit: where each is built from and to, and where it is served. */
export const sites = {
  shipped: site({ name: 'shipped', config: '../../website/docwright.config.ts', folder: '../../dist' }),
  toolshed: fixture('toolshed'),
  other: fixture('other-site'),
  twoVersions: fixture('two-versions'),
  announcement: fixture('announcement'),
  islands: fixture('islands'),
} as const

/** Built beside them, and read as files alone. */
export const unvisited = ['json-api', 'no-api', 'no-guides', 'several-apis'].map(fixture)

export interface BuiltSite {
  readonly config: string
  readonly folder: string
  /** The variable of the environment that holds the address, which is known once the site is served. */
  readonly variable: string
  readonly address: string
}

/** A whole small site under `fixtures/`. */
function fixture(name: string): BuiltSite {
  return site({ name, config: `fixtures/${name}/docwright.config.ts`, folder: `.cache/e2e/${name}` })
}

function site({ name, config, folder }: { name: string; config: string; folder: string }): BuiltSite {
  const variable = `SERVED_${name.replaceAll('-', '_').toUpperCase()}`
  return { config, folder, variable, address: process.env[variable] ?? '' }
}
