import { parseArgs } from 'node:util'
import { createServer, mergeConfig } from 'vite'
import { configFile } from '../config/config-file.ts'
import { bundlerConfig } from '../render/bundler-config.ts'
import { needWorkingFolder } from './working-folder.ts'

/** `npm run dev`: the live site while writing. */
needWorkingFolder()
const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '3000' } } })
const config = await bundlerConfig(configFile(), 'serve')
const server = await createServer(
  mergeConfig(config, { server: { port: Number(values.port), host: 'localhost' } }),
)
await server.listen()
server.printUrls()
