/** Keys in local storage, each a constant of its own so that the inline script carries no more than it reads. */
export const theme = 'theme'
/** The announcement that the reader has sent away. */
export const dismissedAnnouncement = 'announcement-dismissed'
/** The language that the reader reads code in. */
export const codeLanguage = 'code-language'
/** The version of the docs that the reader chose last. */
export const version = 'docs-preferred-version'
/** What the reader looked for lately. */
export const recentSearches = 'recent-searches'
