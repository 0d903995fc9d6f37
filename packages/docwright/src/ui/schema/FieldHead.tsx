import type { ReactNode } from 'react'
import { Fragment } from 'react'
import { typeLine } from '../../model/reference/facts.ts'
import type { FieldMark } from '../../model/reference/field.ts'
import { insideWords } from '../../model/reference/inside-words.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { Words } from '../prose/Words.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import styles from './FieldHead.module.css'
import type { SchemaLinks } from './schema-links.ts'

/** A word at the edge of a row. */
export type RowMark = FieldMark | 'conditional' | 'optional' | 'always'

interface Props {
  readonly id: string
  readonly name: string
  /** What to call it when its name is none that programs write. */
  readonly label?: string | undefined
  readonly schema: Schema
  readonly marks: readonly RowMark[]
  readonly links: SchemaLinks
  /** Whether a press on it opens the row: then it holds no links. */
  readonly isSummary?: boolean
  /** What it means, in a sentence. */
  readonly children?: ReactNode
}

/** A field's row: its name, what it means, its type, and the few words that decide whether to read on. */
export function FieldHead({ id, name, label, schema, marks, links, isSummary, children }: Props) {
  const extent = insideWords(schema)
  return (
    <>
      <Name id={isSummary ? undefined : id} name={name} label={label} />{' '}
      <span className={styles.about}>
        {children}
        {children && ' '}
        <span className={styles.type}>{typeLine(schema, label ?? name)}</span>
        {extent && <span className={styles.extent}>{` · ${extent}`}</span>}
        {!isSummary && <Elsewhere schema={schema} links={links} />}
      </span>
      {marks.length > 0 && (
        <span
          className={[styles.marks, styles[marks[0]!]].filter(Boolean).join(' ')}
        >{` ${marks.join(', ')}`}</span>
      )}
    </>
  )
}

/** A name, which links to itself where nothing else happens on a press. */
function Name({ id, name, label }: Pick<Props, 'name' | 'label'> & { id: string | undefined }) {
  if (id !== undefined) {
    return (
      <a className={styles.name} href={`#${id}`}>
        {label === undefined ? <code translate="no">{inWords(name)}</code> : <Words text={label} />}
      </a>
    )
  }
  if (label === undefined) {
    return (
      <code className={styles.name} translate="no">
        {inWords(name)}
      </code>
    )
  }
  return (
    <span className={styles.name}>
      <Words text={label} />
    </span>
  )
}

/** The most characters that fit beside each other in the column of names. */
const widest = 18

/** A name that is too long for its column may break behind the last of its words that fits, and so on. */
function inWords(name: string): ReactNode {
  const breaks = breaksIn(name)
  if (breaks.length === 0) return name
  return [0, ...breaks].map((start, index) => (
    <Fragment key={start}>
      {index > 0 && <wbr />}
      {name.slice(start, breaks[index])}
    </Fragment>
  ))
}

/** Where the lines of a name begin after the first. */
function breaksIn(name: string): readonly number[] {
  const words = [...name.matchAll(beginning)].map(({ index }) => index)
  const breaks: number[] = []
  for (let start = 0; name.length - start > widest; start = breaks.at(-1)!) {
    const next = words.findLast((index) => index > start && index - start <= widest)
    if (next === undefined) break
    breaks.push(next)
  }
  return breaks
}

/** Where a word of a name begins: behind a mark, or at a capital after a small letter; a hyphen breaks by itself. */
const beginning = /(?<=[_.])(?=[^_.])|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu
