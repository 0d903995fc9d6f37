/** The built sites that tests visit: where each is built from and to, and where it is served. */
export const sites = {
  toolshed: fixture('toolshed'),
  other: fixture('other-site'),
  twoVersions: fixture('two-versions'),
  announcement: fixture('announcement'),
  islands: fixture('islands'),
  manyGroups: fixture('many-groups'),
  skerry: fixture('skerry'),
} as const

/** Built next to them. Tests only read their files. */
export const unvisited = ['json-api', 'no-api', 'no-guides', 'several-apis'].map(fixture)

const { BUILT_SITE } = process.env

/** A site that was built elsewhere, in the folder that `BUILT_SITE` names. The tests for every site run on it too. */
export const built = BUILT_SITE ? served('built', BUILT_SITE) : undefined

if (!built) console.warn('BUILT_SITE names no folder, so the sites under fixtures/ alone are tested.')

/** The sites that one server serves while tests run (`serve-sites.ts`). */
export const servedSites: readonly ServedSite[] = [...Object.values(sites), ...(built ? [built] : [])]

/** The sites that have most features of a site. */
export const whole = Object.entries({ toolshed: sites.toolshed, other: sites.other, ...(built && { built }) })

/** A site in a folder, which is served while tests run. */
export interface ServedSite {
  readonly folder: string
  /** The variable of the environment that holds the address, which is known once the site is served. */
  readonly variable: string
  readonly address: string
}

interface Fixture extends ServedSite {
  readonly config: string
}

/** A whole small site under `fixtures/`. */
function fixture(name: string): Fixture {
  return { config: `fixtures/${name}/docwright.config.ts`, ...served(name, `.cache/e2e/${name}`) }
}

function served(name: string, folder: string): ServedSite {
  const variable = `SERVED_${name.replaceAll('-', '_').toUpperCase()}`
  return { folder, variable, address: process.env[variable] ?? '' }
}
