/** A path parameter, as written in braces: `{id}`, `{name=projects/*}`, `{key+}`. */
export interface PathParameter {
  readonly name: string
  /** The text between the braces. */
  readonly written: string
  /** The pattern of its value, if the path has one: `projects/*`. */
  readonly pattern?: string
  /** Whether its value may have several segments. */
  readonly isLong: boolean
}

/**
 * Returns the parameters of a path. A name may be in any script. Gateways add a pattern (`{name=projects/*}`) or an RFC 6570
 * operator (`{key+}`), which isn't part of the name.
 */
export function listPathParameters(path: string): readonly PathParameter[] {
  return splitPath(path).filter((piece) => typeof piece !== 'string')
}

/** Splits a path at its parameters. A declared name may contain any character. */
export function splitPath(
  path: string,
  declared: ReadonlySet<string> = new Set(),
): readonly (string | PathParameter)[] {
  return path
    .split(/(\{[^{}]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, written] = /^\{(.+)\}$/s.exec(piece) ?? []
      if (written === undefined) return piece
      return declared.has(written) ? { name: written, written, isLong: false } : getParameter(written)
    })
}

function getParameter(written: string): PathParameter {
  const [signed = '', pattern] = written.split(/=(.*)/s)
  const name = signed.replace(/^[+#./;?&](?=.)|(?<=.)[+*]$/g, '')
  const isLong = signed !== name || /\/|\*\*/.test(pattern ?? '')
  return { name, written, isLong, ...(pattern !== undefined && { pattern }) }
}
