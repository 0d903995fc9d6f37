interface JSON {
  /** A number literal that `JSON.stringify` writes as it is (ES2026). */
  rawJSON(text: string): object
}
