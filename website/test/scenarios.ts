import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

interface Scenarios {
  readonly operations: Readonly<Record<string, { readonly keep?: Readonly<Record<string, string>> }>>
  readonly folders: readonly Folder[]
}

interface Folder {
  readonly name: string
  readonly story?: string
  readonly requests: readonly {
    readonly operation: string
    readonly example: string
    /** The example of the answer, where it has another name. */
    readonly answer?: string
  }[]
}

/** The scenarios of the Postman collection. */
export const scenarios: Scenarios = parse(readFileSync('content/postman/scenarios.yaml', 'utf8'))
