import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The text of each source file, except tests. */
const sources = new Map(
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file))
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

test('no two files of the source declare an export of one name', () => {
  const declaration = /^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm
  const declared = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(declaration)].map(([, name]) => [name!, file] as const),
  )

  expect(listSharedNames(declared)).toEqual([])
})

test('no two files of the source have one name', () => {
  const names = [...sources.keys()].map((file) => [path.basename(file).replace(/\.tsx?$/, ''), file] as const)

  expect(listSharedNames(names)).toEqual([])
})

test('what a function returns, no one changes: its arrays are readonly', () => {
  const returned = /^(?:export )?(?:async )?function [\s\S]*?\): (.*) \{$/gm
  const isMutable = (type: string) =>
    /(?<!readonly (?:\([^()]*)?)(?<![\w.])[\w.]+(?:<[^<>]*>)?\)?\[\]/.test(type)

  expect(findMatches(returned, isMutable)).toEqual([])
})

test('a statement without braces is on the line of its condition', () => {
  const header = /^[ }]*(?:else )?(?:if|for|while) (\(.*\))\n(?! *\{)/gm

  expect(findMatches(header, (condition) => endOfParentheses(condition) === condition.length)).toEqual([])
})

test('no test in a browser waits for a length of time, or is tried again until it passes', () => {
  const files = globSync('{e2e/**/*,*.config}.ts')
  const given = /\.waitForTimeout\(|\b(?:retries|retry): /

  expect(files.filter((file) => given.test(readFileSync(file, 'utf8')))).toEqual([])
})

/** The names that several files give, each with its files. */
function listSharedNames(named: readonly (readonly [name: string, file: string])[]): readonly string[] {
  return [...Map.groupBy(named, ([name]) => name)]
    .map(([name, all]) => [name, ...new Set(all.map(([, file]) => file))])
    .filter(({ length }) => length > 2)
    .map((line) => line.join(' '))
}

/** Returns the places where the pattern matches and the captured text satisfies the condition. */
function findMatches(pattern: RegExp, isSuch: (captured: string) => boolean): readonly string[] {
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(pattern)]
      .filter(([, captured]) => isSuch(captured!))
      .map(
        ({ 0: match, index }) => `${file}:${text.slice(0, index + match.length).split('\n').length} ${match}`,
      ),
  )
}

function endOfParentheses(text: string): number {
  let depth = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '(') depth++
    if (character === ')' && --depth === 0) return index + 1
  }
  return -1
}
