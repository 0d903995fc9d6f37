import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import type { z } from 'zod'
import { nearest } from '../problem/nearest.ts'
import { placeAt, startOf } from '../problem/place-at.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { placeOfKey } from './place-of-key.ts'
import { type SiteConfig, siteConfig } from './site-config.ts'

/** A config that was read and checked, with the folder its paths start from. */
export interface LoadedConfig {
  readonly config: SiteConfig
  readonly file: string
  readonly contentFolder: string
  /** Where a setting stands: `placeOf(['links', '0', 'href'])`. */
  readonly placeOf: (keys: readonly string[]) => Place
}

/** Reads a site.config.ts afresh each time, so that `npm run dev` sees a change. */
export async function readConfig(
  file: string,
): Promise<{ loaded: LoadedConfig | undefined; problems: readonly Problem[] }> {
  const source = await readFile(file, 'utf8').catch(() => undefined)
  if (source === undefined) {
    return failed([
      {
        place: startOf(file),
        message: 'There is no config file here.',
        hint: 'set SITE_CONFIG to a site.config.ts',
      },
    ])
  }
  const syntax = parseSync(file, source)
  const mistake = syntax.errors[0]
  if (mistake)
    return failed([{ place: placeAt(file, source, mistake.labels[0]?.start ?? 0), message: mistake.message }])

  const given = await evaluate(file)
  if ('problem' in given) return failed([given.problem])
  const checked = siteConfig.safeParse(given.value)
  if (!checked.success) {
    return failed(checked.error.issues.flatMap((issue) => problemsOf(issue, file, source)))
  }
  const config = checked.data as SiteConfig
  return {
    loaded: {
      config,
      file,
      contentFolder: path.resolve(path.dirname(file), config.content),
      placeOf: (keys) => placeOfKey(file, source, keys),
    },
    problems: [],
  }
}

async function evaluate(file: string): Promise<{ value: unknown } | { problem: Problem }> {
  try {
    const module = await import(/* @vite-ignore */ `${pathToFileURL(path.resolve(file))}?read=${Date.now()}`)
    return { value: (module as { default: unknown }).default }
  } catch (error) {
    return {
      problem: { place: startOf(file), message: `The config cannot be run: ${(error as Error).message}` },
    }
  }
}

function problemsOf(issue: z.core.$ZodIssue, file: string, source: string): Problem[] {
  const keys = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const guess = nearest(key, keys.length === 0 ? Object.keys(siteConfig.shape) : [])
      return {
        place: placeOfKey(file, source, [...keys, key]),
        message: `The config has no setting \`${[...keys, key].join('.')}\`.`,
        hint: guess ? `did you mean \`${guess}\`?` : 'remove it',
      }
    })
  }
  const name = keys.join('.') || 'the config'
  return [{ place: placeOfKey(file, source, keys), message: `\`${name}\`: ${issue.message}.` }]
}

function failed(problems: readonly Problem[]) {
  return { loaded: undefined, problems }
}
