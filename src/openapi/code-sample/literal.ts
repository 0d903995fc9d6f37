/** Text in double quotes, with the escapes that JavaScript, Java, C#, Go and Python share. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text)
}

/** Text in single quotes for PHP and Ruby, where only the quote and the backslash are special. */
export function singleQuoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/** Text for a POSIX shell, where nothing is special inside single quotes. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

/** Text whose further lines begin as far in as the code around them. */
export function indented(text: string, by: string): string {
  return text.replaceAll(/\n(?=.)/g, `\n${by}`)
}
