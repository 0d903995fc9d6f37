import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the third-party OpenAPI files in the folder that `OPENAPI_FOLDER` names. Without the variable, reports that
 * there are none.
 */
export function foreignDescriptions(): readonly string[] {
  const folder = process.env.OPENAPI_FOLDER
  if (folder === undefined) {
    console.warn('OPENAPI_FOLDER names no folder, so no OpenAPI file of other people is read.')
    return []
  }
  const names = readdirSync(folder).filter((name) => /\.(ya?ml|json)$/.test(name))
  if (names.length === 0) {
    throw new Error(`There is no OpenAPI file in ${folder}, which OPENAPI_FOLDER names.`)
  }
  return names.map((name) => path.join(folder, name))
}
