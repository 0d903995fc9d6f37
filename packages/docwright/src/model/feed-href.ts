/** The address of the changelog's feed. */
export const feedHref = '/changelog.xml'
