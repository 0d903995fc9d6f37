import { factsOf, typeLine } from '../../model/reference/facts.ts'
import { streamItem } from '../../model/reference/field.ts'
import { lensOf } from '../../model/reference/lens.ts'
import type { MediaTypeGroup } from '../../model/reference/media-type-groups.ts'
import { mediaTypeGroups } from '../../model/reference/media-type-groups.ts'
import type { Encoding } from '../../openapi/objects/encoding.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Field } from '../../openapi/schema/schema.ts'
import { Words } from '../prose/Words.tsx'
import { Alternatives } from './Alternatives.tsx'
import styles from './Content.module.css'
import { Description } from './Description.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { Facts } from './Facts.tsx'
import { FieldItem, FieldList } from './FieldItem.tsx'
import { isShort } from './fold.ts'
import { Headers } from './Headers.tsx'
import { Inside } from './Inside.tsx'
import { Lens } from './Lens.tsx'
import type { View } from './schema-links.ts'
import { Uses } from './Uses.tsx'

interface Props {
  /** The id of the request or response; its heading has it. */
  readonly id: string
  readonly content: readonly MediaType[]
  readonly view: View
}

/** A body in every way it may be written. */
export function Content({ id, content, view }: Props) {
  const groups = mediaTypeGroups(content)
  if (groups.length === 1) return <Group group={groups[0]!} view={view} />
  return (
    <Alternatives
      name={`${id}/content`}
      label="Media type"
      alternatives={groups.map((group) => ({
        id: group.body && group.body.id !== id ? group.body.id : undefined,
        label: group.names.join(', '),
        content: <Group group={group} view={view} />,
      }))}
    />
  )
}

function Group({ group: { names, body, item, encodings }, view }: { group: MediaTypeGroup; view: View }) {
  return (
    <div className={styles.group}>
      <p className={styles.head}>
        {names.map((name) => (
          <code key={name}>{name}</code>
        ))}
        {body && (
          <span className={styles.type}>
            {typeLine(body.schema)}
            <Elsewhere schema={body.schema} links={view.links} />
          </span>
        )}
      </p>
      {body && <RootSchema field={body} view={view} />}
      {item && (
        <FieldList>
          <FieldItem field={item} use={{ label: streamItem }} view={view} />
        </FieldList>
      )}
      {encodings.length > 0 && <Encodings encodings={encodings} view={view} />}
    </div>
  )
}

/** The outermost schema of a body: its fields are rows, and what is inside them is folded unless all is short. */
export function RootSchema({ field: { id, schema }, view }: { field: Field; view: View }) {
  const lens = lensOf(schema)
  const isOpen = isShort(schema)
  return (
    <>
      <Description text={schema.description} />
      <Facts facts={factsOf(schema)} schema={schema} links={view.links} />
      {!isOpen && <Controls />}
      {lens && <Lens lens={lens} id={id} />}
      <Inside schema={schema} view={{ ...view, isWay: true, isOpen, lens }} />
      <Uses schema={schema} links={view.links} />
    </>
  )
}

/** What a long body shows: only what it must have, or everything that is folded. */
function Controls() {
  return (
    <p className={styles.controls}>
      <label className={styles.required}>
        <input type="checkbox" /> Required only
      </label>
      <button type="button" className={styles.open} data-open-all>
        Open all
      </button>
    </p>
  )
}

function Encodings({ encodings, view }: { encodings: readonly Encoding[]; view: View }) {
  return (
    <ul className={styles.encodings}>
      {encodings.map(({ part, words, headers }) => (
        <li key={part}>
          <Words text={`${part} is written ${words.join(', ') || 'as it is'}`} />
          <Headers headers={headers} view={view} />
        </li>
      ))}
    </ul>
  )
}
