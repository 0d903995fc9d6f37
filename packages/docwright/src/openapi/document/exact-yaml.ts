import type { DocumentOptions, ParseOptions, ScalarTag, SchemaOptions, Tags } from 'yaml'
import { stringify } from 'yaml'
import type { JsonObject } from './json.ts'
import { isExactNumber, parseExactNumber } from './json.ts'

/** How a description's YAML and JSON is parsed, keeping every number as it's written. */
export const yamlOptions = {
  merge: true,
  // As OpenAPI requires (3.1.1, 4.2), `017: …` is the name `017`, rather than a number.
  stringKeys: true,
  customTags: keepExactNumbers,
  // Their values, such as dates and sets, aren't JSON.
  resolveKnownTags: false,
  // A second document is an error.
  logLevel: 'error',
} satisfies ParseOptions & DocumentOptions & SchemaOptions

function keepExactNumbers(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === 'string' || !('resolve' in tag)) return tag
    if (tag.tag !== 'tag:yaml.org,2002:int' && tag.tag !== 'tag:yaml.org,2002:float') return tag
    if (tag.format !== undefined && tag.format !== 'EXP') return tag
    const { tag: name, test } = tag
    return { tag: name, default: true, ...(test && { test }), resolve: resolveNumber }
  })
}

/** Parses a number. Reports `.inf` and `.nan`, which JSON doesn't have. */
function resolveNumber(source: string, onError: (message: string) => void) {
  if (/^[-+]?\.[a-z]/i.test(source)) onError(`\`${source}\` is a number that JSON doesn't have`)
  return parseExactNumber(source)
}

const exactNumberTag: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: isExactNumber,
  resolve: (text) => text,
  stringify: ({ value }) => (isExactNumber(value) ? value.$exact : String(value)),
}

/** Formats a value as YAML, with each number as it was written. */
export function formatYaml(value: JsonObject): string {
  return stringify(value, { aliasDuplicateObjects: false, customTags: (tags) => [exactNumberTag, ...tags] })
}
