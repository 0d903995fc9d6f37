/** Matches the frontmatter: a block between two lines of dashes at the start of the text, like the parser does. */
export const matterBlock =
  /^(---[\t ]*(?:\r\n|[\n\r]))([\s\S]*?)(?:\r\n|[\n\r])?(?<=[\n\r])---[\t ]*(?=[\n\r]|$)/
