import type { ScalarTag } from 'yaml'
import { stringify } from 'yaml'
import type { JsonObject } from './json.ts'
import { isExactNumber } from './json.ts'

const asWritten: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: isExactNumber,
  resolve: (text) => text,
  stringify: ({ value }) => (isExactNumber(value) ? value.$exact : String(value)),
}

/** YAML text, with each number as it was written. */
export function yamlText(value: JsonObject): string {
  return stringify(value, { aliasDuplicateObjects: false, customTags: (tags) => [asWritten, ...tags] })
}
