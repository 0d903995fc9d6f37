import { contentWords, wordsOf } from '../../search.ts'

/** What a reader wants an API to do: the verb, and the words that APIs have for it. */
export interface Action {
  readonly verb: string
  readonly alike: readonly string[]
  /** Whether APIs do it with anything, so that the verb tells little. */
  readonly isCommon: boolean
  /** The words for what the action is done with. */
  readonly things: readonly string[]
}

/** Verbs by what they come to; the first of each are what descriptions of APIs call it, the method among them. */
const verbs = [
  'create add post upload send make new open start issue register submit schedule invite order deploy write give',
  'delete remove cancel purge clear kick drop revoke destroy erase',
  'update edit patch set change modify rename replace pause resume move',
  'list get retrieve find show fetch read view see search count',
].map((group) => wordsOf(group))

/** Verbs that mean but themselves: no other word is looked for in their place. */
const single = new Set(
  wordsOf(
    'ban block refund return reverse void capture confirm approve reject accept close retry resend publish download export import copy restore pin leave join follow transfer rotate sync',
  ),
)

/** How many words for a verb are looked for; each may cost a file. */
const mostAlike = 4

/** What a question begins with before it comes to the verb. */
const asking = new Set(wordsOf('how do does can could should i we you to the want need please'))

/** The action that the words of a query name, if they begin with one: "send a message", "how do I ban a member". */
export function actionIn(line: string): Action | undefined {
  const words = wordsOf(line)
  const start = words.findIndex((word) => !asking.has(word))
  const verb = words[start] ?? ''
  const group = verbs.find((each) => each.includes(verb))
  const things = contentWords(words.slice(start + 1).join(' '))
  if (!(group || single.has(verb)) || things.length === 0) return undefined
  return {
    verb,
    isCommon: group !== undefined,
    alike: (group ?? []).slice(0, mostAlike).filter((other) => other !== verb),
    things,
  }
}
