/** Where a command writes: a stream of the process, or what collects the text for a test. */
export interface Output {
  write(text: string): unknown
  readonly isTTY?: boolean | undefined
  /** The width of a terminal. */
  readonly columns?: number | undefined
  readonly isColored?: boolean | undefined
}
