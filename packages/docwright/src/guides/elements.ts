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

/** What an element may contain: `only` names the elements of ours, or the block of Markdown, that may be directly in it. */
export type AllowedContents =
  | 'anything'
  | 'something'
  | 'nothing'
  | { readonly only: string; readonly most?: number; readonly differBy?: string }

/** What a guide's element is, and what may be written in it. */
export interface Definition {
  /** A block is a paragraph of its own, and HTML doesn't allow it inside another paragraph. Inline elements are part of a text. */
  readonly kind: 'block' | 'inline'
  readonly required: readonly string[]
  readonly optional: readonly string[]
  readonly names?: ApiName
  readonly contains: AllowedContents
  /** The only element of ours that may contain it; without one, any element may. */
  readonly inside?: string
}

/** What `only` calls a numbered list. */
export const orderedList = 'ordered list'

/**
 * The elements a guide may use in addition to Markdown and HTML. One that is only HTML is drawn in `model/plain-elements.ts`, each
 * other in `pages/guide/element-components.tsx`, which doesn't compile without it.
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

/** The name of an element; by the time that a guide is drawn, a diagram is a picture, and a part is in its place. */
export type ElementName = Exclude<keyof Known, 'Diagram' | 'Include'>

/** The attributes that an element was checked to have, and those it may have. */
export type AttributesOf<Name extends ElementName> = Readonly<
  Record<Known[Name]['required'][number], string> & Partial<Record<Known[Name]['optional'][number], string>>
>

/** The names of all elements. */
export const elementNames: readonly string[] = Object.keys(elements)

/** Returns the kinds of API names that a guide may contain, judging by the element names that occur in its text. */
export function namesIn(source: string): ReadonlySet<ApiName> {
  const known = Object.entries<Definition>(elements)
  return new Set(known.flatMap(([name, { names }]) => (names && source.includes(name) ? names : [])))
}

/** The definition of the element of this name, if there is one. */
export function definitionOf(name: string | null): Definition | undefined {
  return name !== null && Object.hasOwn(elements, name) ? elements[name as keyof Known] : undefined
}
