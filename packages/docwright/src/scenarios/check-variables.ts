import { findNearest } from '../problem/nearest.ts'
import { getCommonChanges, mergeInherited } from './call.ts'
import type { RequestChanges, Scenarios } from './scenario-form.ts'
import { listStories } from './story.ts'
import type { Use } from './variables.ts'
import { builtInVariables, listUses } from './variables.ts'

/** A mistake, and the path of keys to it in the file. */
export interface KeyedMistake {
  readonly keys: readonly PropertyKey[]
  readonly message: string
  readonly hint?: string
}

/** Returns the variables that are used before they have a value, and the variables that aren't used. */
export function checkVariables(scenarios: Scenarios): readonly KeyedMistake[] {
  const blocks = listBlocks(scenarios)
  const kept = new Set(blocks.flatMap(({ changes }) => Object.keys(changes.keep ?? {})))
  const used = new Set([
    ...blocks.flatMap(listUsesIn).map(({ name }) => name),
    ...listNamesInStories(scenarios),
  ])
  const declared = scenarios.variables.map(({ key }) => key).filter((key) => !kept.has(key))
  const predefined = [...builtInVariables, ...declared]
  const unused = blocks.flatMap(({ changes, keys }) =>
    Object.keys(changes.keep ?? {})
      .filter((name) => !used.has(name))
      .map((name) => ({
        keys: [...keys, 'keep', name],
        message: `\`${name}\` is kept, but no call uses it.`,
        hint: `use \`{{${name}}}\` in a later call, or remove the line`,
      })),
  )
  const missing = scenarios.folders.flatMap((folder, index) =>
    listEarlyUses(folder, { index, scenarios, predefined }),
  )
  const known = [...predefined, ...kept]
  return [...unused, ...missing.map((use) => reportMissingValue(use, known))]
}

/** Returns the names that several calls of a story keep: the reference shows their values as the same ones. */
function listNamesInStories(scenarios: Scenarios): readonly string[] {
  return listStories(scenarios).flatMap(({ calls }) => {
    const names = calls.flatMap(({ same }) => same.map(([name]) => name))
    return names.filter((name, index) => names.indexOf(name) !== index)
  })
}

/** The settings of an operation or a call, and the path of keys to them. */
interface Block {
  readonly changes: RequestChanges
  readonly keys: readonly PropertyKey[]
}

function listBlocks({ operations, folders }: Scenarios): readonly Block[] {
  return [
    ...Object.entries(operations).map(([id, changes]) => ({ changes, keys: ['operations', id] })),
    ...folders.flatMap(({ requests }, folder) =>
      requests.map((changes, index) => ({ changes, keys: ['folders', folder, 'requests', index] })),
    ),
  ]
}

function listUsesIn({ changes: { body, headers, path }, keys }: Block): readonly Use[] {
  return listUses({ body, headers, path }, keys)
}

type EarlyUse = Use & { readonly call: string }

/** Returns the variables that calls of a folder use although no earlier call has kept them. */
function listEarlyUses(
  { requests }: Scenarios['folders'][number],
  {
    index,
    scenarios,
    predefined,
  }: { readonly index: number; readonly scenarios: Scenarios; readonly predefined: readonly string[] },
): readonly EarlyUse[] {
  const known = new Set(predefined)
  return requests.flatMap((changes, position) => {
    const ownBlock = { changes, keys: ['folders', index, 'requests', position] }
    const commonBlock = {
      changes: getCommonChanges(changes.operation, scenarios),
      keys: ['operations', changes.operation],
    }
    const missing = [commonBlock, ownBlock].flatMap(listUsesIn).filter(({ name }) => !known.has(name))
    for (const name of Object.keys(mergeInherited('keep', changes, commonBlock.changes))) known.add(name)
    return missing.map((use) => ({ ...use, call: changes.name }))
  })
}

function reportMissingValue({ name, keys, call }: EarlyUse, known: readonly string[]): KeyedMistake {
  const guess = findNearest(
    name,
    known.filter((each) => each !== name),
  )
  return {
    keys,
    message: `No call before \`${call}\` keeps \`${name}\`.`,
    hint: guess
      ? `did you mean \`${guess}\`?`
      : 'add `keep` to an earlier call, or declare it in `variables`',
  }
}
