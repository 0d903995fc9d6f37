/** The attributes of each element a guide may use besides Markdown and plain HTML. */
export const elements: Readonly<
  Record<string, { required: readonly string[]; optional: readonly string[] }>
> = {
  Tabs: { required: [], optional: ['group'] },
  Tab: { required: ['label'], optional: [] },
  Steps: { required: [], optional: [] },
  Cards: { required: [], optional: [] },
  Card: { required: ['title', 'href'], optional: [] },
  Columns: { required: [], optional: [] },
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

/** Elements that stand in the text; all others of the list are blocks. */
const inline = new Set(['Operation', 'Field', 'ErrorCode'])

/** Whether an element is a block of its own, which HTML does not allow inside a paragraph. */
export function isBlock(name: string | null): boolean {
  return name !== null && name in elements && !inline.has(name)
}

/** HTML that the security policy or the page's structure rules out. */
export const forbiddenTags: ReadonlySet<string> = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'link',
  'meta',
  'base',
  'main',
  'h1',
])
