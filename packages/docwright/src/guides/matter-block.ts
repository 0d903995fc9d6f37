/**
 * The frontmatter: the block between two lines of dashes, the first of which begins the text, as the parser sees it, too.
 */
export const matterBlock =
  /^(---[\t ]*(?:\r\n|[\n\r]))([\s\S]*?)(?:\r\n|[\n\r])?(?<=[\n\r])---[\t ]*(?=[\n\r]|$)/
