/** What an element may name of the API: for each the model has a check. */
export type ApiName =
  | 'operation'
  | 'field'
  | 'error code'
  | 'error catalogue'
  | 'request example'
  | 'response example'
  | 'enum schema'
  | 'extension part'

interface Definition {
  /** A block is one of its own, which HTML does not allow inside a paragraph; others stand in the text. */
  readonly kind: 'block' | 'inline'
  readonly required: readonly string[]
  readonly optional: readonly string[]
  readonly names?: ApiName
}

/**
 * The elements a guide may use besides Markdown and HTML. One that is nothing but HTML is drawn in
 * `model/plain-elements.ts`. Each other has two drawings, and none compiles without them: `pages/guide/element-components.tsx` for
 * the page, `artefacts/markdown/element-twins.ts` for its Markdown twin.
 */
const elements = {
  Tabs: { kind: 'block', required: [], optional: ['group'] },
  Tab: { kind: 'block', required: ['label'], optional: [] },
  Steps: { kind: 'block', required: [], optional: [] },
  Cards: { kind: 'block', required: [], optional: [] },
  Card: { kind: 'block', required: ['title', 'href'], optional: [] },
  Columns: { kind: 'block', required: [], optional: [] },
  Diagram: { kind: 'block', required: ['src', 'alt'], optional: [] },
  Operation: { kind: 'inline', required: ['id'], optional: [], names: 'operation' },
  Field: { kind: 'inline', required: ['operation', 'path'], optional: [], names: 'field' },
  ErrorCode: { kind: 'inline', required: ['code'], optional: [], names: 'error code' },
  Sample: { kind: 'block', required: ['operation', 'example'], optional: [], names: 'request example' },
  RequestBody: { kind: 'block', required: ['operation', 'example'], optional: [], names: 'request example' },
  ResponseBody: {
    kind: 'block',
    required: ['operation', 'example'],
    optional: ['status'],
    names: 'response example',
  },
  ErrorCatalogue: { kind: 'block', required: [], optional: [], names: 'error catalogue' },
  EnumTable: { kind: 'block', required: ['schema'], optional: [], names: 'enum schema' },
  Extension: { kind: 'block', required: ['part'], optional: [], names: 'extension part' },
} as const satisfies Record<string, Definition>

type Known = typeof elements

/** The name of an element; a diagram is a picture by the time that a guide is drawn. */
export type ElementName = Exclude<keyof Known, 'Diagram'>

/** The attributes that an element was checked to have, and those it may have. */
export type AttributesOf<Name extends ElementName> = Readonly<
  Record<Known[Name]['required'][number], string> & Partial<Record<Known[Name]['optional'][number], string>>
>

/** The names of all elements. */
export const elementNames: readonly string[] = Object.keys(elements)

/** The kinds of names of the API that may stand in a guide, by the elements whose names its text holds. */
export function namesIn(source: string): ReadonlySet<ApiName> {
  const known = Object.entries<Definition>(elements)
  return new Set(known.flatMap(([name, { names }]) => (names && source.includes(name) ? names : [])))
}

/** The definition of the element of this name, if there is one. */
export function definitionOf(name: string | null): Definition | undefined {
  return name !== null && Object.hasOwn(elements, name) ? elements[name as keyof Known] : undefined
}
