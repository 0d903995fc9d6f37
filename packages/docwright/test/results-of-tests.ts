/**
 * What was computed of texts in this process, as a build keeps it for the next one: most sites of tests have the same API file,
 * and their guides are the same except for a line.
 */
export const resultsOfTests = new Map<string, Uint8Array>()
