import path from 'node:path'
import { serve } from './static-server.ts'

/** `npm run serve -- DIR`: serves a built folder as a good static host would. */
const folder = path.resolve(process.argv[2] ?? 'dist')
const port = Number(process.env.PORT ?? 3000)
await serve(folder, port)
console.log(`http://localhost:${port}`)
