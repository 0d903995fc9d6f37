/** The built site that tests visit, and where it is served, which is known once it is. */
export const folder = '../dist'
export const address = process.env.SERVED_SITE ?? ''
