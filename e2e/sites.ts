/** The built sites that browser tests visit: where each is built from and to, and where it is served. */
export const sites = {
  shipped: site({ config: 'site.config.ts', folder: 'dist', port: 4100 }),
} as const

function site({ config, folder, port }: { config: string; folder: string; port: number }) {
  return { config, folder, port, address: `http://localhost:${port}` }
}
