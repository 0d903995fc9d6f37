/**
 * The cache of computed results in this process, as a build keeps it for the next one. Most test sites have the same
 * API file, and guides that differ only in one line.
 */
export const resultsOfTests = new Map<string, Uint8Array>()
