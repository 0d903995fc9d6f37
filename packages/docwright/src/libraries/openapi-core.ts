export type { NodeType, NormalizedProblem } from '@redocly/openapi-core'
export { BaseResolver, createConfig, getTypes, lintDocument, Source } from '@redocly/openapi-core'
