import { languageAliasNames, languageNames } from '@shikijs/langs'

/** The grammar of each language, by each of the language's names. Names with symbols are spelled out in file names. */
export const grammars: ReadonlyMap<string, string> = new Map([
  ...[...languageNames, ...languageAliasNames].map((name) => [name, name] as const),
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
])
