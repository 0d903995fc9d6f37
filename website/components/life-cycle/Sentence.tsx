import { Names } from './Names.tsx'
import { usePicking } from './Picking.tsx'
import type { Picked } from './picked.ts'
import { isAnywhere, listEvents, listEventsAnywhere } from './picked.ts'
import { Words } from './Words.tsx'
import { finalAdvice, refused, unchanged } from './words.ts'

/** Describes the selection in one or two sentences. */
export function Sentence({ kind, name }: Picked) {
  return kind === 'status' ? <StatusSentence name={name} /> : <EventSentence name={name} />
}

function StatusSentence({ name }: { name: string }) {
  const { events } = usePicking().life
  const own = listEvents(name, events).map((event) => event.name)
  const anywhere = listEventsAnywhere(events).map((event) => event.name)
  const several = anywhere.length > 1
  if (own.length === 0) {
    return (
      <>
        <Names names={[name]} /> is final:{' '}
        {anywhere.length === 0 ? (
          'no event can follow.'
        ) : (
          <>
            only <Names names={anywhere} /> {several ? 'are' : 'is'} still allowed.
          </>
        )}{' '}
        <Words text={finalAdvice} />
      </>
    )
  }
  return (
    <>
      In the status <Names names={[name]} />, you can send: <Names names={own} />.
      {anywhere.length > 0 && (
        <>
          {' '}
          <Names names={anywhere} /> {several ? 'are' : 'is'} allowed in any status.
        </>
      )}
    </>
  )
}

function EventSentence({ name }: { name: string }) {
  const { events, statuses } = usePicking().life
  const event = events.find((each) => each.name === name)!
  if (isAnywhere(event)) {
    return (
      <>
        <Names names={[name]} /> is allowed in any status. The status doesn’t change; {unchanged}.
      </>
    )
  }
  const isEverywhere = event.from.length === statuses.length
  return (
    <>
      <Names names={[name]} /> is allowed in <Names names={event.from.map(({ status }) => status)} />.
      {!isEverywhere && (
        <>
          {' '}
          In any other status it returns <Words text={refused} />.
        </>
      )}
    </>
  )
}
