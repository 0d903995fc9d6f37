interface JSON {
  /** Returns a number literal that `JSON.stringify` prints unchanged (ES2026). */
  rawJSON(text: string): object
}
