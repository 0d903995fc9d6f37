/** Browser tests that run side by side need ports of their own. */
const firstPort = Number(process.env.E2E_PORT ?? 4100)

/** The built sites that browser tests visit: where each is built from and to, and where it is served. */
export const sites = {
  shipped: site({ config: 'site.config.ts', folder: 'dist', port: firstPort }),
  other: fixture({ name: 'other-site', port: firstPort + 1 }),
  twoVersions: fixture({ name: 'two-versions', port: firstPort + 2 }),
  announcement: fixture({ name: 'announcement', port: firstPort + 3 }),
  lightOnly: fixture({ name: 'light-only', port: firstPort + 4 }),
} as const

/** A whole small site under `fixtures/`. */
function fixture({ name, port }: { name: string; port: number }) {
  return site({ config: `fixtures/${name}/site.config.ts`, folder: `.cache/e2e/${name}`, port })
}

function site({ config, folder, port }: { config: string; folder: string; port: number }) {
  return { config, folder, port, address: `http://localhost:${port}` }
}
