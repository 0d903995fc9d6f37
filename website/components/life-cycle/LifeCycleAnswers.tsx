import type { ReactNode } from 'react'
import styles from './LifeCycleAnswers.module.css'
import type { LifeCycleEvent } from './life-cycle.ts'
import { getAnswerId, PickLink, usePicking } from './Picking.tsx'
import type { Outcome, Picked } from './picked.ts'
import { isSamePick, listEvents, listOutcomes } from './picked.ts'
import { Sentence } from './Sentence.tsx'
import { Words } from './Words.tsx'

/** The details of each status and each event. On wide screens, only the details of the current selection are visible. */
export function LifeCycleAnswers() {
  const { life } = usePicking()
  return (
    <div className={styles.answers}>
      {life.statuses.map(({ name, meaning }) => (
        <StatusAnswer key={name} name={name} meaning={meaning} />
      ))}
      {life.events.map((event) => (
        <EventAnswer key={event.name} event={event} />
      ))}
    </div>
  )
}

function StatusAnswer({ name, meaning }: { name: string; meaning: string }) {
  const { life, choice } = usePicking()
  const own = { kind: 'status', name } as const
  const isShown = isSamePick(own, choice)
  const events = listEvents(name, life.events)
  const count = events.length === 0 ? 'final' : `${events.length} event${events.length === 1 ? '' : 's'}`
  return (
    <details
      className={styles.answer}
      data-kind="status"
      data-picked={isShown ? '' : undefined}
      open={isShown}
    >
      <summary>
        <code translate="no">{name}</code>
        <span>
          <Words text={meaning} />
        </span>
        <small>{count}</small>
      </summary>
      <AnswerBody of={own}>
        {events.map((event) => (
          <div key={event.name}>
            <dt>
              <PickLink kind="event" name={event.name} className={styles.jump}>
                <code>{event.name}</code>
              </PickLink>
              <EventLinks event={event} />
            </dt>
            <dd>
              {listOutcomes(event, name, life.statuses).map((outcome) => (
                <OutcomeLine key={outcome.statuses.join()} outcome={outcome} />
              ))}
            </dd>
          </div>
        ))}
      </AnswerBody>
    </details>
  )
}

function EventAnswer({ event }: { event: LifeCycleEvent }) {
  const { life, choice } = usePicking()
  const { name, meaning, from } = event
  const own = { kind: 'event', name } as const
  return (
    <section
      className={styles.answer}
      tabIndex={-1}
      data-kind="event"
      data-picked={isSamePick(own, choice) ? '' : undefined}
    >
      <p className={styles.title}>
        <code translate="no">{name}</code>
        <span>
          <Words text={meaning} />
        </span>
        <EventLinks event={event} />
      </p>
      <AnswerBody of={own}>
        {from.map(({ status }) => (
          <div key={status}>
            <dt>
              <PickLink kind="status" name={status} className={styles.jump}>
                <code>{status}</code>
              </PickLink>
            </dt>
            <dd>
              {listOutcomes(event, status, life.statuses).map((outcome) => (
                <OutcomeLine key={outcome.statuses.join()} outcome={outcome} isShort />
              ))}
            </dd>
          </div>
        ))}
      </AnswerBody>
    </section>
  )
}

/** The content of an answer. Its ID makes the browser open the disclosure around it for links to it, even without JavaScript. */
function AnswerBody({ of, children }: { of: Picked; children: readonly ReactNode[] }) {
  return (
    <div id={getAnswerId(of)}>
      <p className={styles.sentence}>
        <Sentence {...of} />
      </p>
      {children.length > 0 && <dl>{children}</dl>}
    </div>
  )
}

/** Links to the description of how to send an event. */
function EventLinks({ event: { name, field, example } }: { event: LifeCycleEvent }) {
  return (
    <span className={styles.ways}>
      <a href={field}>
        field<span className={styles.unseen}> of {name}</span>
      </a>
      <a href={example.href}>
        example<span className={styles.unseen}>: {example.label}</span>
      </a>
    </span>
  )
}

/** A status that may follow, and its condition. */
function OutcomeLine({ outcome, isShort }: { outcome: Outcome; isShort?: boolean }) {
  const { statuses, when, stays, isAsBefore } = outcome
  const words = when ?? (stays ? 'no change' : undefined)
  return (
    <span className={styles.follows}>
      <i aria-hidden="true">{stays ? '↻' : '→'}</i>
      <span>
        {isShort && isAsBefore
          ? 'the status before'
          : statuses.map((each) => (
              <code key={each} translate="no">
                {each}
              </code>
            ))}
      </span>
      <span>{words && <Words text={words} />}</span>
    </span>
  )
}
