import { formatTypeLine } from '../../model/reference/facts.ts'
import { streamItem } from '../../model/reference/field.ts'
import type { MediaTypeGroup } from '../../model/reference/media-type-groups.ts'
import { groupMediaTypes, removeShownExamples } from '../../model/reference/media-type-groups.ts'
import type { Encoding } from '../../openapi/objects/encoding.ts'
import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { InlineCode } from '../prose/InlineCode.tsx'
import { Words } from '../prose/Words.tsx'
import { PageOnly, TwinOnly } from '../twin-marks.tsx'
import { Alternatives } from './Alternatives.tsx'
import styles from './Content.module.css'
import { SeeAlso } from './FieldHead.tsx'
import { FieldItem, FieldList } from './FieldItem.tsx'
import { countPresence, isShort } from './fold.ts'
import { Headers } from './Headers.tsx'
import { RootSchema } from './RootSchema.tsx'
import type { View } from './schema-links.ts'

interface Props {
  /** The ID of the request or response, which is on its heading. */
  readonly id: string
  readonly content: readonly MediaType[]
  readonly view: View
}

interface GroupProps {
  readonly group: MediaTypeGroup
  readonly view: View
}

/** A body in all its formats. */
export function Content({ id, content, view }: Props) {
  const groups = groupMediaTypes(content)
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

function Group({ group, view: outer }: GroupProps) {
  const { names, body, item, encodings } = group
  const presence = body && outer.isReceived ? countPresence(body.schema) : undefined
  const view: View = {
    ...outer,
    isMostlyOptional: presence !== undefined && presence.missing > presence.always,
  }
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        {names.map((name) => (
          <InlineCode key={name}>{name}</InlineCode>
        ))}
        {body && (
          <span className={styles.type}>
            <TwinOnly>: </TwinOnly>
            {formatTypeLine(body.schema)}
            {isDeprecated(body.schema) && ' (deprecated)'}
            <SeeAlso schema={body.schema} links={view.links} />
          </span>
        )}
        {body && !isShort(body.schema) && (
          <PageOnly>
            <Controls />
          </PageOnly>
        )}
        {presence && presence.always + presence.missing > 0 && (
          <PageOnly>
            <span className={styles.presence}>{describePresence(presence)}</span>
          </PageOnly>
        )}
      </div>
      {body && <RootSchema field={body} described={removeShownExamples(body.schema, group)} view={view} />}
      {item && (
        <FieldList>
          <FieldItem field={item} use={{ label: streamItem }} view={view} />
        </FieldList>
      )}
      {encodings.length > 0 && <Encodings encodings={encodings} view={view} />}
    </div>
  )
}

/** Checks whether a body is deprecated as a whole, or each item of its list. */
function isDeprecated(schema: Schema): boolean {
  return schema.deprecated || (schema.kind === 'array' && schema.items.deprecated)
}

/** Returns the meaning of a row without a mark. The wording is chosen so that the fewest rows need a mark. */
function describePresence({ always, missing }: ReturnType<typeof countPresence>): string {
  if (always === 0) return 'Any field may be missing.'
  return missing > always
    ? 'A field may be missing unless it is marked.'
    : 'Every field is present unless it is marked.'
}

/** The controls of a long body: show only required fields, and expand everything. */
function Controls() {
  return (
    <span className={styles.controls}>
      <label>
        <input type="checkbox" /> Required only
      </label>
      <button type="button" data-open-all="">
        Open all
      </button>
    </span>
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
