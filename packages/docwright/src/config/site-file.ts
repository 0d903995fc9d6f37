/** The main file of a site: a config, or an API file that is a whole site without a config. */
export interface SiteFile {
  readonly file: string
  /** The site's URL from the command line, which overrides the config's. */
  readonly url?: string | undefined
  /** The overlays for an API file from the command line. */
  readonly overlays?: readonly string[]
}

/** Checks by its name whether a file is an API file, which needs no config. */
export function isApiFile(file: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(file)
}
