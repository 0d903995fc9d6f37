/** The kinds of API names in elements. The model checks each kind. */
export type ApiName =
  | 'operation'
  | 'field'
  | 'error code'
  | 'error catalogue'
  | 'request example'
  | 'response example'
  | 'enum schema'
  | 'extension part'

/** The allowed content of an element. `only` lists the elements, or the Markdown block, that may be directly inside. */
export type AllowedContents =
  | 'anything'
  | 'something'
  | 'nothing'
  | { readonly only: string; readonly most?: number; readonly differBy?: string }

/** The definition of an element: its attributes and its content. */
export interface Definition {
  /** A block can't be inside a paragraph. An inline element is part of a text. */
  readonly kind: 'block' | 'inline'
  readonly required: readonly string[]
  readonly optional: readonly string[]
  readonly names?: ApiName
  readonly contains: AllowedContents
  /** The only element that may contain it. Without this, any element may. */
  readonly inside?: string
}

/** The name of a numbered list in `only`. */
export const orderedList = 'ordered list'

/**
 * The elements of guides in addition to Markdown and HTML. Elements that are only HTML are rendered in `model/plain-elements.ts`,
 * and all others in `pages/guide/element-components.tsx`, whose type requires each of them.
 */
const elements = {
  Tabs: {
    kind: 'block',
    required: [],
    optional: ['group'],
    contains: { only: 'Tab', differBy: 'label' },
  },
  Tab: { kind: 'block', required: ['label'], optional: [], contains: 'anything', inside: 'Tabs' },
  Steps: { kind: 'block', required: [], optional: [], contains: { only: orderedList, most: 1 } },
  Cards: { kind: 'block', required: [], optional: [], contains: { only: 'Card' } },
  Card: { kind: 'block', required: ['title', 'href'], optional: [], contains: 'anything' },
  Columns: { kind: 'block', required: [], optional: [], contains: 'something' },
  Include: { kind: 'block', required: ['file'], optional: ['levels'], contains: 'nothing' },
  Diagram: { kind: 'block', required: ['src', 'alt'], optional: [], contains: 'anything' },
  Operation: { kind: 'inline', required: ['id'], optional: [], contains: 'anything', names: 'operation' },
  Field: {
    kind: 'inline',
    required: ['operation', 'path'],
    optional: [],
    contains: 'anything',
    names: 'field',
  },
  ErrorCode: { kind: 'inline', required: ['code'], optional: [], contains: 'nothing', names: 'error code' },
  Sample: {
    kind: 'block',
    required: ['operation', 'example'],
    optional: [],
    contains: 'nothing',
    names: 'request example',
  },
  RequestBody: {
    kind: 'block',
    required: ['operation', 'example'],
    optional: [],
    contains: 'nothing',
    names: 'request example',
  },
  ResponseBody: {
    kind: 'block',
    required: ['operation', 'example'],
    optional: ['status'],
    contains: 'nothing',
    names: 'response example',
  },
  ErrorCatalogue: {
    kind: 'block',
    required: [],
    optional: [],
    contains: 'nothing',
    names: 'error catalogue',
  },
  EnumTable: { kind: 'block', required: ['schema'], optional: [], contains: 'nothing', names: 'enum schema' },
  Extension: {
    kind: 'block',
    required: ['part'],
    optional: [],
    contains: 'nothing',
    names: 'extension part',
  },
} as const satisfies Record<string, Definition>

type Known = typeof elements

/** The name of an element. `Diagram` and `Include` are excluded, because they're replaced before a guide is rendered. */
export type ElementName = Exclude<keyof Known, 'Diagram' | 'Include'>

/** The checked attributes of an element. */
export type AttributesOf<Name extends ElementName> = Readonly<
  Record<Known[Name]['required'][number], string> & Partial<Record<Known[Name]['optional'][number], string>>
>

/** The names of all elements. */
export const elementNames: readonly string[] = Object.keys(elements)

/** Returns the kinds of API names that a guide may contain, judging by the element names that occur in its text. */
export function findApiNameKinds(source: string): ReadonlySet<ApiName> {
  const known = Object.entries<Definition>(elements)
  return new Set(known.flatMap(([name, { names }]) => (names && source.includes(name) ? names : [])))
}

/** Returns the definition of an element, if it exists. */
export function getDefinition(name: string | null): Definition | undefined {
  return name !== null && Object.hasOwn(elements, name) ? elements[name as keyof Known] : undefined
}
