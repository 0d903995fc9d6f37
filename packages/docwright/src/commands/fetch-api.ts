import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cacheFolder } from '../config/cache-folder.ts'
import { isApiFile } from '../config/site-file.ts'
import { briefName } from '../render/code-name.ts'
import { Refusal } from './refusal.ts'

/** A server that has said nothing for so many milliseconds will not. */
const longest = 30_000

/** Fetches an API file into the cache of the working folder, and says where it is: what it says later is not followed. */
export async function fetchApi(address: string): Promise<string> {
  const text = await textAt(address)
  const named = path.posix.basename(new URL(address).pathname)
  const name = isApiFile(named) ? named : /^\s*\{/.test(text) ? 'openapi.json' : 'openapi.yaml'
  const file = path.join(cacheFolder(path.resolve(name)), 'fetched', briefName(address), name)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  } catch (error) {
    throw new Refusal(
      `What was fetched cannot be kept: ${(error as Error).message}. Name a folder that you may write to: DOCWRIGHT_CACHE=/tmp/docwright`,
    )
  }
  return file
}

async function textAt(address: string): Promise<string> {
  if (!URL.canParse(address)) throw new Refusal(`${address} is no address.`, 2)
  const { status, statusText, text } = await answerOf(address)
  if (status !== 200) {
    throw new Refusal(
      `${address} answers ${[status, statusText].join(' ').trim()}. Open it in a browser: it has to be the file itself.`,
    )
  }
  if (/^\s*<(?:!doctype|html|head|body|\?xml)/i.test(text)) {
    throw new Refusal(
      `${address} is a web page, no API file. Name the address of the file itself, such as that of “Raw” at a code host.`,
    )
  }
  return text
}

async function answerOf(address: string) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(longest) })
    return { status: response.status, statusText: response.statusText, text: await response.text() }
  } catch (error) {
    const { message, cause } = error as Error
    const why = cause instanceof Error && cause.message ? cause.message : message
    throw new Refusal(`${address} cannot be reached: ${why}. Download the file, and name it instead.`)
  }
}
