/** Text in double quotes, with the escapes that JavaScript, Java, C#, Go and Python share. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text)
}

/** Text in double quotes on one line for PHP and Ruby, where a sign before a name would begin a value. */
export function escapedQuoted(text: string, sign: '$' | '#'): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll(sign, `\\${sign}`)
  return `"${escaped.replaceAll('\r', '\\r').replaceAll('\n', '\\n')}"`
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
