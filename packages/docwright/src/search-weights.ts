/**
 * Every weight of the search, in one table. `npm run fit:search` fits them to the queries of the training set, and writes them
 * here. The held-out set is never used for fitting.
 */

/** The build's weights for the parts of a record: how strongly they indicate what it is, from 0 to 1. */
export const indexWeights = {
  /** A word of a title. The second weight is added if the title has no other words. */
  titleWord: 0.6,
  titleAlone: 0.38,
  /** A word of a question or of a synonym. The second weight is as above. */
  questionWord: 0.28,
  questionAlone: 0.168,
  contextWord: 0.3,
  /** A parent's name in the path of a field. */
  pathWord: 0.7,
  textWord: 0.2,
  /** A word of an error's response. */
  errorWord: 0.1,
  /** The factor for a name of two or three words that is typed as separate words. */
  nameAsWords: 0.7,
  /** A key with its value in code. */
  pair: 0.85,
  /** How strongly a complete question indicates its answer. */
  questionName: 0.6,

  guide: 1,
  plainPage: 0.55,
  /** A section of a guide, and the reductions of weight and name for each level below. */
  section: 0.98,
  sectionStep: 0.02,
  sectionName: 0.85,
  sectionNameStep: 0.05,
  /** A name in code formatting: one that a table explains, a plain word that it explains, and any other. */
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
  /** An operation's names: its path, its summary and slug, its path without parameters, and the end of that path. */
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
  /** A method that a path doesn't have, for the error that reports this. */
  otherMethod: 0.9,

  field: 0.9,
  /** A field's reductions for each level of nesting, for being in a response, and for being only in error responses. */
  fieldStep: 0.04,
  fieldOfResponse: 0.04,
  fieldOfError: 0.15,
  fieldId: 0.95,
  fieldWithoutName: 0.9,
  fieldName: 0.97,
  fieldNameLeast: 0.86,
  fieldSchema: 0.7,

  value: 0.7,
  /** A value that is a plain word, a value that is a name, and its name in the code. */
  valueWord: 0.45,
  valueName: 0.9,
  valueKey: 0.8,
}

/** The browser's weights for queries. */
export const queryWeights = {
  /**
   * The score of a complete name, which counts more than all words together. If the name's certainty is below `unsure`, the score
   * is `unsureName` instead, which counts hardly more than one word.
   */
  wholeName: 1000,
  unsure: 0.25,
  unsureName: 60,
  /** The minimum score of a complete name, as opposed to a plain word. */
  sureName: 500,
  /** A longer or misspelled name: in a text that looks like a name, and next to plain words. */
  inexactIdentifier: 300,
  inexactWords: 39,
  /**
   * The share of the text that each name in it accounts for: a part, which may be a path, its words joined to one name, a path
   * without some segments, and pasted surroundings.
   */
  withoutIds: 0.98,
  asTitle: 0.99,
  part: 0.9,
  joined: 0.75,
  pathStep: 0.04,
  pathEnd: 0.2,
  /** The factor for a path with a method that it doesn't have. */
  otherMethod: 0.8,
  status: 1.1,
  code: 0.95,
  field: 0.42,
  key: 0.45,
  pair: 0.5,

  /**
   * If the query names an action, such as “delete a book”: the factor for an operation's words, the score of an operation's title,
   * the factor for other kinds of results, and the closeness of a synonym of the verb.
   */
  action: 2,
  actionTitle: 200,
  otherKinds: 0.1,
  verbSynonym: 0.9,

  /** A longer word with this prefix: the minimum, and an addition for the share that is typed. */
  beginning: 0.35,
  beginningShare: 0.5,
  /** A misspelled word, and the reduction for each typo. */
  misspelled: 0.8,
  typo: 0.2,
  /** A word that matches only as a synonym. */
  synonym: 0.8,
  /** The factor for the rarity of stop words. */
  stopWord: 0.3,
}

/**
 * By the kind of query: guides over definitions, words that are together over separate ones, the reduction for a missing word,
 * and the share of the words' information that the best result needs to count as a good match.
 */
export const kindWeights = {
  name: { guides: 1, together: 0.3, missing: 1.5, fits: 0.4 },
  path: { guides: 1, together: 0.3, missing: 1.5, fits: 0.4 },
  status: { guides: 1, together: 0.3, missing: 1.5, fits: 0.4 },
  words: { guides: 1.1, together: 0.5, missing: 0.75, fits: 0.45 },
  sentence: { guides: 7.5, together: 0.5, missing: 0.6, fits: 0.4 },
  paste: { guides: 1.9, together: 0.5, missing: 0.75, fits: 0.2 },
}
