/** A parameter in a path, as written in braces: `{id}`, `{name=projects/*}`, `{key+}`. */
export interface PathParameter {
  readonly name: string
  /** What is between the braces. */
  readonly written: string
}

/**
 * The parameters of a path. A name may be of any script; gateways add a pattern (`{name=projects/*}`) or a sign of RFC 6570
 * (`{key+}`), which isn't part of the name.
 */
export function pathParametersIn(path: string): readonly PathParameter[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, written = '']) => ({
    written,
    name: written.replace(/=.*$/s, '').replace(/^[+#./;?&](?=.)|(?<=.)[+*]$/g, ''),
  }))
}
