import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findCacheFolder } from '../config/cache-folder.ts'
import { siteUrl } from '../config/site-config.ts'
import type { SiteFile } from '../config/site-file.ts'
import { isApiFile } from '../config/site-file.ts'
import { createShortHash } from '../render/bundle/engine-hash.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import type { CommandName } from './command-table.ts'
import { commands } from './command-table.ts'
import { Refusal } from './refusal.ts'

const configName = 'docwright.config.ts'
const apiNames = ['openapi', 'swagger'].flatMap((name) =>
  ['yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
)

type Surroundings = Pick<RunningCommand, 'cwd' | 'env' | 'progress'>

/** Returns the main file of a command's site: the one in the arguments, or the one found in the working folder. */
export async function findSiteFile(
  { command, operand, config, url, overlay }: CommandLine,
  surroundings: Surroundings,
): Promise<SiteFile> {
  const urlMistake = url === undefined ? undefined : siteUrl.safeParse(url).error?.issues[0]?.message
  if (urlMistake) {
    const advice = 'Name the address of the whole site: --url https://docs.example.com'
    throw new Refusal(`--url ${url}: ${urlMistake}. ${advice}`, 2)
  }
  if (operand !== undefined && config !== undefined) {
    throw new Refusal(`The config already names the API. Leave out ${operand} or --config.`, 2)
  }
  const overlays = overlay.map((file) => path.resolve(surroundings.cwd, file))
  if (operand !== undefined) return { file: await findApiFile(operand, surroundings), url, overlays }
  const named = config ?? surroundings.env.SITE_CONFIG
  const file = path.resolve(surroundings.cwd, named || findFileHere(command, surroundings.cwd))
  if (overlays.length > 0 && !isApiFile(file)) {
    throw new Refusal(
      `--overlay is for an API file without a config. List ${overlay[0]} in \`overlays\` of the config.`,
      2,
    )
  }
  return { file, url, overlays }
}

async function findApiFile(operand: string, surroundings: Surroundings): Promise<string> {
  if (/^https?:\/\//i.test(operand)) {
    surroundings.progress.stage({ doing: `fetching ${operand}` })
    return fetchApi(operand, surroundings)
  }
  if (isApiFile(operand)) return path.resolve(surroundings.cwd, operand)
  const isConfig = /\.[cm]?[jt]s$/.test(operand)
  throw new Refusal(
    isConfig
      ? `${operand} isn't an API file. To use a config, write --config ${operand}`
      : `${operand} isn't an API file. Its name must end in .yaml, .yml or .json.`,
    2,
  )
}

function findFileHere(command: CommandName, cwd: string): string {
  const isHere = (name: string) => existsSync(path.join(cwd, name))
  if (isHere(configName)) return configName
  const [first, ...others] = apiNames.filter(isHere)
  const acceptsApi = commands[command].operand === '[API]'
  if (first === undefined) {
    const advice = acceptsApi
      ? `Name an API file or its URL: docwright ${command} FILE`
      : "Change to your site's folder, or name its config with --config FILE"
    throw new Refusal(`Found no ${configName} or OpenAPI file in this folder. ${advice}`, 2)
  }
  if (others.length === 0 || !acceptsApi) return first
  throw new Refusal(
    `Found more than one API file: ${[first, ...others].join(', ')}. Name one: docwright ${command} ${first}`,
    2,
  )
}

/** The limits of a download. Some servers never stop sending. */
const maxDownloadMs = 30_000
const maxDownloadBytes = 50_000_000

/** Downloads an API file into the cache, and returns its path. Later changes on the server aren't followed. */
async function fetchApi(address: string, { cwd, env }: Surroundings): Promise<string> {
  const text = await fetchText(address)
  const lastSegment = path.posix.basename(new URL(address).pathname)
  const name = isApiFile(lastSegment) ? lastSegment : /^\s*\{/.test(text) ? 'openapi.json' : 'openapi.yaml'
  const file = path.join(
    findCacheFolder(path.resolve(cwd, name), env),
    'fetched',
    createShortHash(address),
    name,
  )
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  } catch (error) {
    throw new Refusal(
      `Can't save the downloaded file: ${(error as Error).message}. Set a writable cache folder: DOCWRIGHT_CACHE=/tmp/docwright`,
    )
  }
  return file
}

async function fetchText(address: string): Promise<string> {
  if (!URL.canParse(address)) throw new Refusal(`${address} isn't a URL.`, 2)
  const { status, statusText, text } = await fetchResponse(address)
  if (status !== 200) {
    throw new Refusal(
      `${address} returns ${[status, statusText].join(' ').trim()}. Open it in a browser and use the URL of the file itself.`,
    )
  }
  if (/^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text)) {
    throw new Refusal(
      `${address} is a web page, not an API file. Use the URL of the file itself, such as the “Raw” link of a code host.`,
    )
  }
  return text
}

async function fetchResponse(address: string) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(maxDownloadMs) })
    return { status: response.status, statusText: response.statusText, text: await readLimitedText(response) }
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error && cause.message ? cause.message : message
    throw new Refusal(`Can't reach ${address}: ${why}. Download the file and name it instead.`)
  }
}

/** Returns the text of a response. Throws when it's longer than any API file. */
async function readLimitedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxDownloadBytes) throw new Error(`it sends more than ${maxDownloadBytes / 1_000_000} MB`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
