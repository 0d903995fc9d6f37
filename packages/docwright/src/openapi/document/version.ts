import type { Problem } from '../../problem/problem.ts'
import { asObject, formatValue } from './json.ts'
import type { Source } from './source.ts'

/** A description whose version is supported, or the problem with its version. */
interface VersionedSource {
  /** The source with the version as a string. Undefined if the version can't be read. */
  readonly source: Source | undefined
  readonly problems: readonly Problem[]
}

/** Reads the version of a description: 2.0, or 3.0 to 3.2. Without quotes, it's a number in YAML, which is also accepted. */
export function readVersion(source: Source): VersionedSource {
  const { openapi, swagger } = asObject(source.value)
  const key = swagger === undefined ? 'openapi' : 'swagger'
  const written = swagger ?? openapi
  const place = source.placeOf([key])
  if (written === undefined) {
    const message = 'This is not an OpenAPI description.'
    return { source: undefined, problems: [{ place, message, hint: 'start with `openapi: 3.1.0`' }] }
  }
  const text = formatValue(written)
  const version = completeVersion(key, text)
  if (version === undefined) {
    const hint = `write \`${key}: ${key === 'swagger' ? "'2.0'" : '3.1.0'}\`; 2.0 and 3.0 to 3.2 are supported`
    return {
      source: undefined,
      problems: [{ place, message: `docwright doesn't support OpenAPI \`${text}\`.`, hint }],
    }
  }
  if (version === written) return { source, problems: [] }
  const fix = key === 'swagger' ? "swagger: '2.0'" : `openapi: ${version}`
  return {
    source: { ...source, value: { ...asObject(source.value), [key]: version } },
    problems: [
      {
        place,
        message: `\`${key}: ${text}\` isn't a string, so it's read as ${version}.`,
        hint: `write \`${fix}\``,
        kind: 'structure',
      },
    ],
  }
}

/** Returns the full version for one that may lack its last numbers: `3.1.0` for `3.1`. Undefined if it isn't supported. */
function completeVersion(key: 'swagger' | 'openapi', text: string): string | undefined {
  if (key === 'swagger') return /^2(?:\.0)?$/.test(text) ? '2.0' : undefined
  if (/^3\.[012]\.\d/.test(text)) return text
  return /^3\.[012]$/.test(text) ? `${text}.0` : undefined
}
