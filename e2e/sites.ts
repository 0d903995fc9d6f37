/** Browser tests that run side by side need ports of their own. */
const firstPort = Number(process.env.E2E_PORT ?? 4100)

/** The built sites that browser tests visit: where each is built from and to, and where it is served. */
export const sites = {
  shipped: site({ config: 'site.config.ts', folder: 'dist', port: firstPort }),
  other: site({ config: 'fixtures/other-site/site.config.ts', folder: 'dist.other', port: firstPort + 1 }),
} as const

function site({ config, folder, port }: { config: string; folder: string; port: number }) {
  return { config, folder, port, address: `http://localhost:${port}` }
}
