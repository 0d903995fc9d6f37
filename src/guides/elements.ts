/** The attributes of each element a guide may use besides Markdown and plain HTML. */
export const elements: Readonly<Record<string, { required: readonly string[]; optional: readonly string[] }>> = {
  Tabs: { required: [], optional: ['group'] },
  Tab: { required: ['label'], optional: [] },
  Steps: { required: [], optional: [] },
  Cards: { required: [], optional: [] },
  Card: { required: ['title', 'href'], optional: [] },
  Diagram: { required: ['src', 'alt'], optional: [] },
  Operation: { required: ['id'], optional: [] },
  Field: { required: ['operation', 'path'], optional: [] },
  ErrorCode: { required: ['code'], optional: [] },
  Sample: { required: ['operation', 'example'], optional: [] },
  RequestBody: { required: ['operation', 'example'], optional: [] },
  ResponseBody: { required: ['operation', 'example'], optional: ['status'] },
  ErrorCatalogue: { required: [], optional: [] },
  EnumTable: { required: ['schema'], optional: [] },
}

/** HTML that the security policy or the page's structure rules out. */
export const forbiddenTags: ReadonlySet<string> = new Set([
  'script', 'style', 'iframe', 'object', 'embed', 'form', 'link', 'meta', 'base', 'main', 'h1',
])
