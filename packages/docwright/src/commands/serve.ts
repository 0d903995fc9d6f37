import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { giveUp } from './give-up.ts'
import { baseOf } from './served-file.ts'
import { serve } from './static-server.ts'
import { needWorkingFolder } from './working-folder.ts'

/** `npm run serve -- DIR`: serves a built folder as a good static host would. */
needWorkingFolder()
const folder = path.resolve(process.argv[2] ?? 'dist')
const port = Number(process.env.PORT ?? 3000)
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  giveUp(`PORT is ${process.env.PORT}, which is no port. Take a number: PORT=3001`)
}
const server = await serve(folder, port).catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') giveUp(`Port ${port} is in use. Take another one: PORT=${port + 1}`)
  if (error.code === 'EACCES') giveUp(`Port ${port} is not yours to use. Take one above 1024: PORT=3000`)
  return giveUp(error.message)
})
// Port 0 is any that is free, so the server says which it is.
const address = server.address() as AddressInfo
const base = await baseOf(folder)
console.log(`http://localhost:${address.port}${base && `${base}/`}`)
