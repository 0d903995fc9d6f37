import { languageAliasNames, languageNames } from '@shikijs/langs'

/** Where a language's grammar is, by each name that the language has; names with a sign are spelled out in files. */
export const grammars: ReadonlyMap<string, string> = new Map([
  ...[...languageNames, ...languageAliasNames].map((name) => [name, name] as const),
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
])
