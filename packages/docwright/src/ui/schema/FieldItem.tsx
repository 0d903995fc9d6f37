import type { ReactNode } from 'react'
import { Children } from 'react'
import { listFacts } from '../../model/reference/facts.ts'
import type { FieldUse } from '../../model/reference/field.ts'
import { isNeeded, listDescriptions, listMarks } from '../../model/reference/field.ts'
import { getLastSegment } from '../../openapi/names/field-id.ts'
import type { Field, Schema } from '../../openapi/schema/facts/schema.ts'
import { Words } from '../prose/Words.tsx'
import { PageOnly } from '../twin-marks.tsx'
import { Facts } from './Facts.tsx'
import type { RowMark } from './FieldHead.tsx'
import { Aliases, FieldHead, SeeAlso } from './FieldHead.tsx'
import styles from './FieldItem.module.css'
import { hasInside } from './fold.ts'
import { Inside } from './Inside.tsx'
import { useOpening } from './opening.tsx'
import type { View } from './schema-links.ts'
import { Uses } from './Uses.tsx'

interface Props {
  readonly field: Field
  readonly use: FieldUse
  readonly view: View
  /** Further content that is shown with its facts. */
  readonly children?: ReactNode
}

/** A field with its ID: a row that describes it, which opens to its facts and its children. */
export function FieldItem({ field, use, view, children }: Props) {
  const { id, name, schema } = field
  const description = listDescriptions(field, use).join('\n\n')
  const { sentence, rest } = useOpening(description)
  const facts = listFacts(schema, name)
  const isParent = hasInside(schema)
  const isOpen = isParent && (view.isOpen || view.isOnMainPath)
  // A row that is initially open appears right below the rules of the whole list, so it doesn't repeat them.
  const isInRules = (condition: string) => isOpen && view.rules?.includes(condition)
  const conditions = (use.conditions ?? []).filter((condition) => !isInRules(condition))
  const details = [...conditions, ...facts, ...schema.enum, ...Children.toArray(children)]
  const hasMore = rest !== undefined || details.length > 0 || isParent
  const choices = view.filter?.fields.get(id)
  const [alias, secondAlias, ...aliases] = field.aliases ?? []
  const head = (
    <FieldHead
      id={id}
      name={name}
      label={use.label}
      schema={schema}
      marks={listEdgeMarks(schema, { use, view })}
      links={view.links}
      twin={{
        words: [...listMarks(schema, use), ...(use.conditions ?? [])],
        isDescribed: description !== '',
      }}
      isSummary={hasMore}
    >
      {sentence}
    </FieldHead>
  )
  return (
    <li
      id={id}
      className={styles.field}
      // Empty if the address ends with the name, to save bytes: a page has hundreds of fields.
      data-field={getLastSegment(id) === name ? '' : name}
      data-required={isNeeded(use) ? '' : undefined}
      data-needed={choices?.required.join(' ') || undefined}
      data-off={choices?.off.join(' ') || undefined}
    >
      <Aliases ids={hasMore || secondAlias === undefined ? aliases : [secondAlias, ...aliases]} />
      {hasMore ? (
        <details id={alias} open={isOpen}>
          <summary id={secondAlias} className={styles.row}>
            {head}
          </summary>
          <div className={styles.more}>
            {rest}
            <SeeAlso schema={schema} links={view.links} />
            <PageOnly>
              {conditions.map((condition) => (
                <p key={condition} className={styles.condition}>
                  <Words text={condition} />
                </p>
              ))}
            </PageOnly>
            <Facts facts={facts} schema={schema} links={view.links} />
            {children}
            <Inside schema={schema} view={view} />
            <Uses schema={schema} links={view.links} />
          </div>
        </details>
      ) : (
        <p id={alias} className={styles.row}>
          {head}
        </p>
      )}
    </li>
  )
}

/**
 * Returns the marks of a row. A conditionally required field is neither required nor optional. In received bodies, the marks show
 * which fields may be missing.
 */
function listEdgeMarks(
  schema: Schema,
  { use, view }: { readonly use: FieldUse; readonly view: View },
): readonly RowMark[] {
  const marks = listMarks(schema, use)
  if (isNeeded(use) && !use.required) return ['conditional', ...marks]
  if (!view.isReceived) return marks
  const others = marks.filter((mark) => mark !== 'required' && mark !== 'read-only')
  if (view.isMostlyOptional) return use.required ? ['always', ...others] : others
  return use.required === false ? ['optional', ...others] : others
}

/** A list of fields. */
export function FieldList({ children }: { children: ReactNode }) {
  return <ul className={styles.fields}>{children}</ul>
}
