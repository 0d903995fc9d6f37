/**
 * Every weight of the search, in one table. `npm run fit:search` moves them, on the queries that are tuned on, and writes them
 * here; nothing is fitted on the set that is held out.
 */

/** What the build makes of the parts of a record: how much they say about what it is, from 0 to 1. */
export const indexWeights = {
  /** A word of a title. The second weight is added if the title has no other words. */
  titleWord: 0.6,
  titleAlone: 0.38,
  /** A word of a question or of other people's words for it; the second as above. */
  questionWord: 0.28,
  questionAlone: 0.168,
  contextWord: 0.3,
  /** A name further up in the path of a field. */
  pathWord: 0.7,
  textWord: 0.2,
  /** A word of an error's response. */
  answerWord: 0.1,
  /** What is left of a name of two or three words when they are typed as words. */
  nameAsWords: 0.7,
  /** A key with its value, where code has both. */
  pair: 0.85,
  /** How sure a whole question names what answers it. */
  questionName: 0.6,

  guide: 1,
  plainPage: 0.55,
  /** A section of a guide, and what each level below takes away, in the weight and in the name. */
  section: 0.98,
  sectionStep: 0.02,
  sectionName: 0.85,
  sectionNameStep: 0.05,
  /** A name written as code: one that a table explains, a plain word that it explains, any other. */
  codeTerm: 0.75,
  codeWord: 0.45,
  code: 0.55,
  /** Pages of the reference that are mostly prose, and their sections. */
  introduction: 0.8,
  introductionName: 0.7,
  introductionSection: 0.75,
  introductionSectionName: 0.5,

  operation: 1,
  operationSection: 0.8,
  operationSectionName: 0.5,
  /** What an operation is called: its path, its summary and slug, its path without parameters, the end of that. */
  operationPath: 0.99,
  operationSummary: 0.9,
  operationFixedPath: 0.95,
  operationPathEnd: 0.94,
  /** Its method, and the first word of its summary, which is the verb: `PATCH`, `evaluate`. */
  operationMethod: 0.9,
  operationVerb: 0.8,

  error: 0.9,
  errorTitle: 0.85,
  errorStatus: 0.85,
  /** A method that a path doesn't have, where an error says so. */
  otherMethod: 0.9,

  field: 0.9,
  /** What a field loses for each level of nesting, for being in a response, and for being only in error responses. */
  fieldStep: 0.04,
  fieldOfAnswer: 0.04,
  fieldOfError: 0.15,
  fieldId: 0.95,
  fieldWithoutName: 0.9,
  fieldName: 0.97,
  fieldNameLeast: 0.86,
  fieldSchema: 0.7,

  value: 0.7,
  /** A value that is a word of the language, one that is a name, and its name in the code. */
  valueWord: 0.45,
  valueName: 0.9,
  valueKey: 0.8,
}

/** What the browser makes of a query. */
export const queryWeights = {
  /** A whole name counts for more than all words together; a name this unsure is hardly more than a word. */
  wholeName: 1000,
  unsure: 0.25,
  unsureName: 60,
  /** From this score on a name was found whole, and isn't a mere word. */
  sureName: 500,
  /** A longer or misspelled name, when the text has a name's form, and next to plain words. */
  openIdentifier: 300,
  openWords: 39,
  /** How much of the text each name in it accounts for: a part, a path, a path without some steps, what is pasted around. */
  withoutIds: 0.98,
  asTitle: 0.99,
  part: 0.9,
  pathPart: 0.9,
  pathStep: 0.04,
  pathEnd: 0.2,
  /** What is left of a path where a method is named that it may not have; what a path is asked with. */
  otherMethod: 0.8,
  parameter: 0.9,
  status: 1.1,
  code: 0.95,
  field: 0.42,
  key: 0.45,
  pair: 0.5,

  /** What an operation counts where the words name an action, by its words and by its title; what a name of something else counts then; and how close a word is that is like the verb. */
  action: 2,
  actionTitle: 200,
  besideAction: 0.1,
  alike: 0.9,

  /** A longer word that begins so: at least, and what is added by the share that is typed. */
  beginning: 0.35,
  beginningShare: 0.5,
  /** A misspelled word, and what each slip takes away. */
  misspelt: 0.8,
  slip: 0.2,
  /** A word that matches only as a synonym. */
  synonym: 0.8,
  /** What is left of the rarity of words that tell little wherever they are. */
  littleTelling: 0.3,
}

/**
 * By the kind of query: guides over definitions, words that are together over words apart, the price of a missing one, and
 * the share of what the words tell that the best must have, or nothing fits well.
 */
export const kindWeights = {
  name: { guides: 1, together: 0.3, missing: 1.5, fits: 0.4 },
  path: { guides: 1, together: 0.3, missing: 1.5, fits: 0.4 },
  status: { guides: 1, together: 0.3, missing: 1.5, fits: 0.4 },
  words: { guides: 1.1, together: 0.5, missing: 0.75, fits: 0.45 },
  sentence: { guides: 7.5, together: 0.5, missing: 0.6, fits: 0.4 },
  paste: { guides: 1.9, together: 0.5, missing: 0.75, fits: 0.2 },
}
