import type { AddressInfo } from 'node:net'
import { serveFolder } from '../src/server/static-server.ts'
import { servedSites } from './sites.ts'

/** Serves every site that tests visit, each on a port of its own since each expects to be at a root, and says on one line where. */
const places = await Promise.all(
  servedSites.map(async ({ folder, variable }) => {
    const { port } = (await serveFolder(folder, 0)).address() as AddressInfo
    return `${variable}=http://localhost:${port}`
  }),
)
console.log(places.join(' '))
