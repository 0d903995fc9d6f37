import { openDocs } from 'docwright/testing'

/** The whole site, for tests. */
export const docs = await openDocs('docwright.config.ts')
