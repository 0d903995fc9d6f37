import type { AddressInfo } from 'node:net'
import { serveFolder } from '../src/server/static-server.ts'
import { servedSites } from './sites.ts'

/**
 * Serves every site that tests visit, each on its own port, because each expects to be at the root. Prints the
 * addresses on one line.
 */
const places = await Promise.all(
  servedSites.map(async ({ folder, variable }) => {
    const { port } = (await serveFolder(folder, 0)).address() as AddressInfo
    return `${variable}=http://localhost:${port}`
  }),
)
console.log(places.join(' '))
