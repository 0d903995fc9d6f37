import { existsSync } from 'node:fs'
import path from 'node:path'
import { siteUrl } from '../config/site-config.ts'
import type { SiteFile } from '../config/site-file.ts'
import { isApiFile } from '../config/site-file.ts'
import type { CommandLine } from './command-line.ts'
import type { CommandName } from './command-table.ts'
import { commands } from './command-table.ts'
import { fetchApi } from './fetch-api.ts'
import type { Progress } from './progress.ts'
import { Refusal } from './refusal.ts'

const ownConfig = 'docwright.config.ts'
const ownApis = ['openapi', 'swagger'].flatMap((name) =>
  ['yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
)

/** The file that a command's site begins with: the one that was named, or the one that the working folder has. */
export async function siteFileOf(
  { command, operand, config, url }: CommandLine,
  progress: Progress,
): Promise<SiteFile> {
  const mistake = url === undefined ? undefined : siteUrl.safeParse(url).error?.issues[0]?.message
  if (mistake) {
    const wanted = 'Name the address of the whole site: --url https://docs.example.com'
    throw new Refusal(`--url ${url}: ${mistake}. ${wanted}`, 2)
  }
  if (operand !== undefined && config !== undefined) {
    throw new Refusal(`A config says itself which API it is for. Leave out ${operand}, or --config.`, 2)
  }
  if (operand !== undefined) return { file: await apiFile(operand, progress), url }
  const named = config ?? process.env.SITE_CONFIG
  return { file: path.resolve(named || fileHere(command)), url }
}

async function apiFile(operand: string, progress: Progress): Promise<string> {
  if (/^https?:\/\//i.test(operand)) {
    progress.stage({ doing: `fetching ${operand}` })
    return fetchApi(operand)
  }
  if (isApiFile(operand)) return path.resolve(operand)
  const isConfig = /\.[cm]?[jt]s$/.test(operand)
  throw new Refusal(
    isConfig
      ? `${operand} is no API file. Of a config say so: --config ${operand}`
      : `${operand} is no API file: its name ends neither in .yaml, .yml nor .json.`,
    2,
  )
}

function fileHere(command: CommandName): string {
  if (existsSync(ownConfig)) return ownConfig
  const [first, ...others] = ownApis.filter((name) => existsSync(name))
  const isOfFile = commands[command].operand === 'API'
  if (first === undefined) {
    const wanted = isOfFile
      ? `Name an API file, or the address of one: docwright ${command} FILE`
      : 'Go to the folder of your site, or name its config: --config FILE'
    throw new Refusal(
      `There is nothing to make a site of here: no ${ownConfig}, and no openapi.yaml. ${wanted}`,
      2,
    )
  }
  if (others.length === 0 || !isOfFile) return first
  throw new Refusal(
    `Which one is the API: ${[first, ...others].join(', ')}? Name it: docwright ${command} ${first}`,
    2,
  )
}
