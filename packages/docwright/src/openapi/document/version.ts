import type { Problem } from '../../problem/problem.ts'
import { objectOf, valueText } from './json.ts'
import type { Source } from './source.ts'

/** Whether we can read this version of OpenAPI: 2.0, 3.0, 3.1 and 3.2. */
export function versionProblem(source: Source): Problem | undefined {
  const { openapi, swagger } = objectOf(source.value)
  if (swagger === '2.0' || (typeof openapi === 'string' && /^3\.[012]\.\d/.test(openapi))) return undefined
  const key = swagger === undefined ? 'openapi' : 'swagger'
  const place = source.placeOf([key])
  const written = openapi ?? swagger
  if (written === undefined) {
    return { place, message: 'This is not an OpenAPI description.', hint: 'begin with `openapi: 3.1.0`' }
  }
  const hint = `write \`${key}: ${key === 'swagger' ? "'2.0'" : '3.1.0'}\`; 2.0 and 3.0 to 3.2 can be read`
  return { place, message: `OpenAPI \`${valueText(written)}\` is not a version that can be read.`, hint }
}
