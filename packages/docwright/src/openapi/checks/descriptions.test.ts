import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { foreignDescriptions } from '../../../test/foreign-descriptions.ts'
import { readApi } from '../api.ts'
import type { Json } from '../document/json.ts'
import { asObject, asString, isObject } from '../document/json.ts'
import { parseFragment } from '../document/pointer.ts'

for (const file of ['fixtures/everything.yaml', ...foreignDescriptions()]) {
  test(`no description of ${file} that an operation leads to is lost`, async () => {
    const { api } = await readApi(readFileSync(file, 'utf8'), file)
    const { document, asJson: _asJson, asYaml: _asYaml, ...shown } = api!

    const texts = getLetters([...listTexts(shown)].join('\n'))
    const lost = descriptionsFrom(document).filter(
      (description) => !listParts(description).every((part) => texts.includes(getLetters(part))),
    )

    expect(lost).toEqual([])
  })
}

/** Returns the parts of a description. A beginning that repeats a title is shown separately, with the title. */
function listParts(description: string): readonly string[] {
  const [opening = ''] = /^[^\n]+?(?:[.!?]\s|\n\s*\n|$)/.exec(description) ?? []
  return [opening, description.slice(opening.length)]
}

function getLetters(text: string): string {
  return text.toLowerCase().replace(/<[^>]*>|[^\p{L}\p{N}]/gu, '')
}

function listTexts(root: unknown): ReadonlySet<string> {
  const texts = new Set<string>()
  const seen = new Set<unknown>()
  const queue: unknown[] = [root]
  for (let value = queue.pop(); value !== undefined || queue.length > 0; value = queue.pop()) {
    if (typeof value === 'string') texts.add(value)
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    queue.push(...Object.values(value))
  }
  return texts
}

const notDescriptions = new Set(['example', 'examples', 'default', 'value', 'enum', 'const'])
const mapsOfNames = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas'])

/**
 * Returns the descriptions under paths, webhooks and what they refer to, except descriptions of properties that are hidden in one
 * direction.
 */
function descriptionsFrom(document: Readonly<Record<string, Json | undefined>>): readonly string[] {
  const found: string[] = []
  const seen = new Set<string>()
  const visit = (value: Json | undefined, key: string) => {
    if (Array.isArray(value)) for (const item of value) visit(item, '')
    if (!isObject(value)) return
    if (!mapsOfNames.has(key)) {
      if (value.readOnly === true || value.writeOnly === true) return
      const description = asString(value.description)?.trim()
      if (description) found.push(description)
      follow(asString(value.$ref))
      for (const address of Object.values(asObject(asObject(value.discriminator).mapping))) {
        follow(asString(address))
      }
    }
    for (const [name, item] of Object.entries(value)) {
      if (!notDescriptions.has(name) || mapsOfNames.has(key)) visit(item, mapsOfNames.has(key) ? '' : name)
    }
  }
  const follow = (reference: string | undefined) => {
    if (!reference?.startsWith('#/') || seen.has(reference)) return
    seen.add(reference)
    visit(
      parseFragment(reference).reduce<Json | undefined>((value, key) => asObject(value)[key], document),
      '',
    )
  }
  visit(document.paths, '')
  visit(document.webhooks, '')
  return found
}
