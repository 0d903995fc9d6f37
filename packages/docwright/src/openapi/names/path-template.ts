/** A parameter in a path, as written in braces: `{id}`, `{name=projects/*}`, `{key+}`. */
export interface PathParameter {
  readonly name: string
  /** What is between the braces. */
  readonly written: string
  /** What its value looks like, where the path says so: `projects/*`. */
  readonly pattern?: string
  /** Whether its value may have several segments. */
  readonly isLong: boolean
}

/**
 * The parameters of a path. A name may be of any script; gateways add a pattern (`{name=projects/*}`) or a sign of RFC 6570
 * (`{key+}`), which isn't part of the name.
 */
export function pathParametersIn(path: string): readonly PathParameter[] {
  return pathPieces(path).filter((piece) => typeof piece !== 'string')
}

/** A path cut at its parameters; a name that's declared may contain any sign. */
export function pathPieces(
  path: string,
  declared: ReadonlySet<string> = new Set(),
): readonly (string | PathParameter)[] {
  return path
    .split(/(\{[^{}]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, written] = /^\{(.+)\}$/s.exec(piece) ?? []
      if (written === undefined) return piece
      return declared.has(written) ? { name: written, written, isLong: false } : parameterOf(written)
    })
}

function parameterOf(written: string): PathParameter {
  const [signed = '', pattern] = written.split(/=(.*)/s)
  const name = signed.replace(/^[+#./;?&](?=.)|(?<=.)[+*]$/g, '')
  const isLong = signed !== name || /\/|\*\*/.test(pattern ?? '')
  return { name, written, isLong, ...(pattern !== undefined && { pattern }) }
}
