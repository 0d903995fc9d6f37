import type { ReactNode } from 'react'
import { formatTypeLine } from '../../model/reference/facts.ts'
import type { FieldMark } from '../../model/reference/field.ts'
import { describeInside } from '../../model/reference/inside-words.ts'
import { getLastSegment, isInBody, isWholeBody } from '../../openapi/names/field-id.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { Words } from '../prose/Words.tsx'
import { PageOnly, TwinOnly } from '../twin-marks.tsx'
import { formatBreakableName } from './breakable-name.tsx'
import styles from './FieldHead.module.css'
import type { SchemaLinks } from './schema-links.ts'

/** A mark at the edge of a row. */
export type RowMark = FieldMark | 'conditional' | 'optional' | 'always'

interface Props {
  readonly id: string
  readonly name: string
  /** The label, if its name isn't an identifier. */
  readonly label?: string | undefined
  readonly schema: Schema
  readonly marks: readonly RowMark[]
  readonly links: SchemaLinks
  /** Text after its type in the Markdown twin, and whether a description follows. */
  readonly twin?: { readonly words: readonly string[]; readonly isDescribed: boolean }
  /** Whether it's a summary that opens the row. It then can't contain links. */
  readonly isSummary?: boolean
  /** The first sentence of its description. */
  readonly children?: ReactNode
}

/** A field's row in two lines: its name, type, and marks, in columns, then its description. */
export function FieldHead({
  id,
  name,
  label,
  schema,
  marks,
  links,
  isSummary,
  children,
  twin = { words: marks, isDescribed: Boolean(children) },
}: Props) {
  const extent = describeInside(schema)
  const type = formatTypeLine(schema, label ?? name)
  return (
    <>
      <Name id={isSummary ? undefined : id} name={name} label={label} />{' '}
      <TwinOnly>
        <Words text={`(${[type, ...twin.words].join('; ')})`} />
      </TwinOnly>
      <span className={styles.type}>
        <PageOnly>
          {addBreaks(type)}
          {extent && ` ·\u00a0${preventBreaks(extent)}`}
        </PageOnly>
        {!isSummary && <SeeAlso schema={schema} links={links} />}
      </span>
      {marks.length > 0 && (
        <PageOnly>
          <span
            className={[styles.marks, styles[marks[0]!]].filter(Boolean).join(' ')}
          >{` ${marks.join(', ')}`}</span>
        </PageOnly>
      )}
      {twin.isDescribed && <TwinOnly>:</TwinOnly>}
      {children && <span className={styles.about}> {children}</span>}
    </>
  )
}

/** Keeps a count and its noun on the same line, after the dot that begins it. */
function preventBreaks(extent: string): string {
  return extent.replaceAll(/(?<!,) /g, '\u00a0')
}

/** A name, which links to itself unless clicking it opens the row. */
function Name({ id, name, label }: Pick<Props, 'name' | 'label'> & { id: string | undefined }) {
  const className = id === undefined ? styles.name : undefined
  const text =
    label === undefined ? (
      <code className={className} translate="no">
        {formatBreakableName(name)}
      </code>
    ) : (
      <Words text={label} />
    )
  if (id !== undefined) {
    return (
      <a className={styles.name} href={`#${id}`}>
        {text}
      </a>
    )
  }
  return label === undefined ? text : <span className={className}>{text}</span>
}

/** Lets long names in a type break between their words. */
function addBreaks(type: string): ReactNode {
  return /\S{31,}/.test(type) ? formatBreakableName(type, 24) : type
}

/** A link to a schema's fields if they're listed elsewhere: further up on the page, or on a page of their own. */
export function SeeAlso({ schema, links }: { schema: Schema; links: SchemaLinks }) {
  const shown = schema.kind === 'array' ? schema.items : schema
  if (shown.kind === 'repeat') {
    return (
      <span className={styles.elsewhere}>
        <PageOnly twin=" ("> </PageOnly>
        {'the same as '}
        <a href={`#${shown.to}`}>
          {isWholeBody(shown.to) ? (
            (shown.name ?? shown.to)
          ) : (
            <code translate="no">{getLastSegment(shown.to)}</code>
          )}
        </a>
        {isInBody(shown.to, 'request') && !isInBody(shown.id, 'request') && ' in the request'}
        <TwinOnly>)</TwinOnly>
      </span>
    )
  }
  if (shown.kind !== 'cut') return null
  return (
    <span className={styles.elsewhere}>
      <PageOnly twin=" ("> </PageOnly>
      {'on a page of its own: '}
      <a href={links.getPageHref(shown.page)}>{shown.name ?? shown.page}</a>
      {shown.extent && `, ${shown.extent}`}
      <TwinOnly>)</TwinOnly>
    </span>
  )
}

/** Empty elements with the further IDs of a part, so that these work without JavaScript. */
export function Aliases({ ids = [] }: { ids: readonly string[] | undefined }) {
  return ids.map((id) => <i key={id} id={id} />)
}
