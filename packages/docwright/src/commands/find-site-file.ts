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

const ownConfig = 'docwright.config.ts'
const ownApis = ['openapi', 'swagger'].flatMap((name) =>
  ['yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
)

type Around = Pick<RunningCommand, 'cwd' | 'env' | 'progress'>

/** Returns the main file of a command's site: the one in the arguments, or the one found in the working folder. */
export async function findSiteFile(
  { command, operand, config, url, overlay }: CommandLine,
  around: Around,
): Promise<SiteFile> {
  const mistake = url === undefined ? undefined : siteUrl.safeParse(url).error?.issues[0]?.message
  if (mistake) {
    const wanted = 'Name the address of the whole site: --url https://docs.example.com'
    throw new Refusal(`--url ${url}: ${mistake}. ${wanted}`, 2)
  }
  if (operand !== undefined && config !== undefined) {
    throw new Refusal(`The config already names the API. Leave out ${operand} or --config.`, 2)
  }
  const overlays = overlay.map((file) => path.resolve(around.cwd, file))
  if (operand !== undefined) return { file: await findApiFile(operand, around), url, overlays }
  const named = config ?? around.env.SITE_CONFIG
  const file = path.resolve(around.cwd, named || findFileHere(command, around.cwd))
  if (overlays.length > 0 && !isApiFile(file)) {
    throw new Refusal(
      `--overlay is for an API file without a config. List ${overlay[0]} in \`overlays\` of the config.`,
      2,
    )
  }
  return { file, url, overlays }
}

async function findApiFile(operand: string, around: Around): Promise<string> {
  if (/^https?:\/\//i.test(operand)) {
    around.progress.stage({ doing: `fetching ${operand}` })
    return fetchApi(operand, around)
  }
  if (isApiFile(operand)) return path.resolve(around.cwd, operand)
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
  if (isHere(ownConfig)) return ownConfig
  const [first, ...others] = ownApis.filter(isHere)
  const isOfFile = commands[command].operand === '[API]'
  if (first === undefined) {
    const wanted = isOfFile
      ? `Name an API file or its URL: docwright ${command} FILE`
      : "Change to your site's folder, or name its config with --config FILE"
    throw new Refusal(`Found no ${ownConfig} or OpenAPI file in this folder. ${wanted}`, 2)
  }
  if (others.length === 0 || !isOfFile) return first
  throw new Refusal(
    `Found more than one API file: ${[first, ...others].join(', ')}. Name one: docwright ${command} ${first}`,
    2,
  )
}

/** Limits for a download, in milliseconds and bytes, because some servers send endlessly. */
const maxDownloadMs = 30_000
const maxBytes = 50_000_000

/** Downloads an API file into the working folder's cache, and returns its path. Later changes aren't followed. */
async function fetchApi(address: string, { cwd, env }: Around): Promise<string> {
  const text = await fetchText(address)
  const named = path.posix.basename(new URL(address).pathname)
  const name = isApiFile(named) ? named : /^\s*\{/.test(text) ? 'openapi.json' : 'openapi.yaml'
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
  const { status, statusText, text } = await getAnswer(address)
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

async function getAnswer(address: string) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(maxDownloadMs) })
    return { status: response.status, statusText: response.statusText, text: await getBody(response) }
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error && cause.message ? cause.message : message
    throw new Refusal(`Can't reach ${address}: ${why}. Download the file and name it instead.`)
  }
}

/** Returns the text of a response. Throws when it's longer than any API file. */
async function getBody({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) throw new Error(`it sends more than ${maxBytes / 1_000_000} MB`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
