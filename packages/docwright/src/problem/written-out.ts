import type { Document, Pair, ToJSOptions } from 'yaml'
import { isAlias, isMap, isScalar, isSeq, visit } from 'yaml'
import type { Mistake } from './problem.ts'
import { isOutOfStack } from './yaml-mistake.ts'

type MistakeAt = Mistake & { readonly offset: number }

/** Returns the value of a YAML document, or the problem and its place if aliases (`*name`) or merge keys (`<<`) are invalid. */
export function expandYaml(
  document: Document,
  options?: ToJSOptions,
): { readonly value: unknown } | MistakeAt {
  try {
    return { value: document.toJS(options) }
  } catch (error) {
    if (isOutOfStack(String(error))) throw error
    return findUndefinedAlias(document) ?? findUnmergeableKey(document) ?? tooMuchData
  }
}

const tooMuchData: MistakeAt = {
  offset: 0,
  message: 'The aliases (`*name`) expand to too much data.',
  hint: 'write out the values',
}

/** Returns the first alias that precedes its anchor, or has none. */
function findUndefinedAlias(document: Document): MistakeAt | undefined {
  const anchors = new Set<string>()
  let found: MistakeAt | undefined
  visit(document, {
    Node(_, node) {
      if (!isAlias(node)) {
        if (node.anchor) anchors.add(node.anchor)
        return undefined
      }
      if (anchors.has(node.source)) return undefined
      found = {
        offset: node.range?.[0] ?? 0,
        message: `There is no anchor \`&${node.source}\` above this alias.`,
        hint: 'define it above, or quote the string if it starts with `*`',
      }
      return visit.BREAK
    },
  })
  return found
}

function findUnmergeableKey(document: Document): MistakeAt | undefined {
  let found: MistakeAt | undefined
  visit(document, {
    Pair(_, { key, value }: Pair) {
      if (!isScalar(key) || key.value !== '<<' || key.type !== 'PLAIN') return undefined
      const merged = isAlias(value) ? value.resolve(document) : value
      const parts = isSeq(merged) ? merged.items : [merged]
      if (parts.every((part) => isMap(isAlias(part) ? part.resolve(document) : part))) return undefined
      found = {
        offset: key.range?.[0] ?? 0,
        message: '`<<` needs a mapping.',
        hint: 'use `<<: *name`, or quote `<<`',
      }
      return visit.BREAK
    },
  })
  return found
}
