/** The one file that a site begins with: a config, or an API file that is a whole site without one. */
export interface SiteFile {
  readonly file: string
  /** Where the site will live, when a command says so: it counts more than what the config says. */
  readonly url?: string | undefined
  /** The overlays that a command line names for an API file. */
  readonly overlays?: readonly string[]
}

/** Whether a file describes an API, by its name: it needs no config. */
export function isApiFile(file: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(file)
}
