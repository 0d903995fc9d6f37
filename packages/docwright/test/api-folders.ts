import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** For a command that is to look for its site itself. */
export const withoutConfig = { SITE_CONFIG: '' }

/** An API file that says all of itself that a site shows, with one wrong default. */
export const parcels = `openapi: 3.1.0
info:
  title: Parcels
  version: 2024-01 (beta)
  summary: Sends parcels.
  description: |
    Sends parcels anywhere, and [tells][1] where they are.

    It knows every street.

    A third paragraph.

    # Limits

    Ten a day.

    [1]: https://parcels.example/tracking
servers:
- url: https://api.parcels.example
tags:
- name: Depots
- name: Parcels
  description: What is sent. And when.
paths:
  /depots/{id}:
    get: { tags: [Depots], summary: Read a depot, parameters: [{ name: id, in: path, required: true, schema: { type: string } }], responses: { '200': { description: Read. } } }
  /parcels:
    get:
      tags: [Parcels]
      summary: List parcels
      parameters: [{ name: limit, in: query, schema: { type: integer, default: many } }]
      responses: { '200': { description: Listed., content: { application/json: { schema: { type: array, items: { type: string } }, example: [a1] } } } }
    post: { tags: [Parcels], summary: Send a parcel, responses: { '201': { description: Sent. } } }
components:
  securitySchemes:
    parcel_key: { type: apiKey, in: header, name: X-Parcel-Key }
`

/** A folder that is gone when the test has ended. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-alone-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}
