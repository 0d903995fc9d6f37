import { openDocs } from 'docwright/testing'

/** The site as it is written, for tests that ask it as a whole. */
export const docs = await openDocs('docwright.config.ts')
