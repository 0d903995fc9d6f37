import { listFacts } from '../../model/reference/facts.ts'
import { describeChoice, describeSelector, listMarks } from '../../model/reference/field.ts'
import type { Choice, Variant } from '../../openapi/schema/facts/schema.ts'
import { InlineCode } from '../prose/InlineCode.tsx'
import { Words } from '../prose/Words.tsx'
import { PageOnly, TwinOnly } from '../twin-marks.tsx'
import { Alternatives } from './Alternatives.tsx'
import { isPhrase } from './breakable-name.tsx'
import { Facts } from './Facts.tsx'
import { Aliases, FieldHead } from './FieldHead.tsx'
import { Inside } from './Inside.tsx'
import { useOpening } from './opening.tsx'
import type { View } from './schema-links.ts'
import { Uses } from './Uses.tsx'
import styles from './Variants.module.css'

/** The most variants shown in a row. More variants become a list that opens. */
const maxPerRow = 8

interface Props {
  readonly choice: Choice
  /** Unique on the page. */
  readonly name: string
  readonly view: View
}

/** The variants of a value, and what selects one of them. */
export function Variants({ choice, name, view }: Props) {
  const { discriminator, variants } = choice
  // The type in the row above already says how many variants there are.
  const selector = describeSelector(choice)
  return (
    <div className={styles.choice}>
      <TwinOnly>
        <dt>
          <Words text={describeChoice(choice)} />
        </dt>
      </TwinOnly>
      {selector !== '' && (
        <PageOnly>
          <p className={styles.word}>
            <Words text={selector} />
          </p>
        </PageOnly>
      )}
      {variants.length > maxPerRow ? (
        <List variants={variants} view={view} />
      ) : (
        <Alternatives
          name={name}
          label={discriminator ?? 'Variant'}
          alternatives={variants.map((variant) => ({
            id: variant.id,
            label: variant.label,
            state: getState(variant, view),
            content: <Body variant={variant} view={view} />,
          }))}
        />
      )}
    </div>
  )
}

function List({ variants, view }: { variants: readonly Variant[]; view: View }) {
  return (
    <ul className={styles.list}>
      {variants.map((variant) => (
        <li key={variant.id}>
          <details id={variant.id} className={styles.variant} data-variant={getState(variant, view)}>
            <summary className={styles.label}>
              <PageOnly>
                <InlineCode>{variant.label}</InlineCode> <Hint variant={variant} />
              </PageOnly>
            </summary>
            <div className={styles.inside}>
              <Body variant={variant} view={view} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

/** Returns a variant's state for scripts: `none` if no example has the variant, so that they don't look for one. */
function getState(variant: Variant, { links }: View): string {
  return links.findExample(variant) === 'none' ? 'none' : ''
}

/** A link to an example with this variant, or a note that there is none. */
function ExampleLink({ variant, view }: { variant: Variant; view: View }) {
  const example = view.links.findExample(variant)
  if (!example) return null
  if (example === 'none') return <p className={styles.example}>No example has this variant.</p>
  return (
    <a className={styles.example} href={`#${example.id}`}>
      Example: {example.label}
    </a>
  )
}

/** A second name of the variant. */
function Hint({ variant: { label, schema } }: { variant: Variant }) {
  const title = schema.title ?? schema.name
  return title !== undefined && title !== label && <span className={styles.hint}>{title}</span>
}

function Body({ variant, view }: { variant: Variant; view: View }) {
  const { id, label, schema } = variant
  const { sentence, rest } = useOpening(schema.description ?? '')
  return (
    <>
      <Aliases ids={variant.aliases} />
      <p className={styles.head}>
        <FieldHead
          id={id}
          name={label}
          label={isPhrase(label) ? label : undefined}
          schema={schema}
          marks={listMarks(schema)}
          links={view.links}
          twin={{ words: listMarks(schema), isDescribed: Boolean(schema.description) }}
        >
          {sentence}
        </FieldHead>
      </p>
      {rest}
      <ExampleLink variant={variant} view={view} />
      <Facts facts={listFacts(schema, label)} schema={schema} links={view.links} />
      <Inside schema={schema} view={view} />
      <Uses schema={schema} links={view.links} />
    </>
  )
}
