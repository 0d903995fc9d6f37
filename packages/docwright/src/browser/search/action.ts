import { listContentWords, splitWords } from '../../search.ts'

/** An action that a reader wants an API to perform: the verb and its synonyms in APIs. */
export interface Action {
  readonly verb: string
  readonly synonyms: readonly string[]
  /** Whether the verb applies to almost everything in an API, and so isn't informative. */
  readonly isCommon: boolean
  /** The words for the object of the action. */
  readonly things: readonly string[]
}

/** Groups of synonymous verbs. The first of each group is what API descriptions use, and includes the HTTP method. */
const verbs = [
  'create add post upload send make new open start issue register submit schedule invite order deploy write give',
  'delete remove cancel purge clear kick drop revoke destroy erase',
  'update edit patch set change modify rename replace pause resume move',
  'list get retrieve find show fetch read view see search count',
].map((group) => splitWords(group))

/** Verbs without synonyms. */
const verbsWithoutSynonyms = new Set(
  splitWords(
    'ban block refund return reverse void capture confirm approve reject accept close retry resend publish download export import copy restore pin leave join follow transfer rotate sync',
  ),
)

/** How many synonyms of a verb are searched for. Each may require fetching a file. */
const maxSynonyms = 4

/** Words that may precede the verb in a question. */
const questionWords = new Set(splitWords('how do does can could should i we you to the want need please'))

/** Returns the action that a query starts with, if any: "send a message", "how do I ban a member". */
export function parseAction(line: string): Action | undefined {
  const words = splitWords(line)
  const start = words.findIndex((word) => !questionWords.has(word))
  const verb = words[start] ?? ''
  const group = verbs.find((each) => each.includes(verb))
  const things = listContentWords(words.slice(start + 1).join(' '))
  if (!(group || verbsWithoutSynonyms.has(verb)) || things.length === 0) return undefined
  return {
    verb,
    isCommon: group !== undefined,
    synonyms: (group ?? []).slice(0, maxSynonyms).filter((other) => other !== verb),
    things,
  }
}
