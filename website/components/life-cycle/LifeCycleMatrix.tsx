import { Fragment } from 'react'
import styles from './LifeCycleMatrix.module.css'
import type { LifeCycleEvent } from './life-cycle.ts'
import { BreakingName } from './Names.tsx'
import { getState, PickLink, usePicking, useRovingTabIndex } from './Picking.tsx'
import { isAnywhere, isPartOf, listOutcomes } from './picked.ts'
import { Words } from './Words.tsx'
import { refused, unchanged } from './words.ts'

/** A table of statuses and events with the next status in each cell. `isAlone`: no list of details is next to it. */
export function LifeCycleMatrix({ isAlone }: { isAlone: boolean }) {
  const picking = usePicking()
  const { statuses, events } = picking.life
  const [anywhere, moving] = [events.filter(isAnywhere), events.filter((event) => !isAnywhere(event))]
  // For a selected status, only the cells are highlighted. Highlighted headers would suggest that the events are allowed
  // everywhere.
  const heads = picking.choice?.kind === 'status' ? { ...picking, reach: undefined } : picking
  const columns = useRovingTabIndex()
  const rows = useRovingTabIndex()
  return (
    <div className={styles.matrix}>
      <table>
        <caption>
          Which event is allowed in which status, and the status that follows. “stays” means that the status
          doesn’t change; a dash means that the event is rejected.
        </caption>
        <thead {...columns.group}>
          <tr>
            <th scope="col" className={styles.axes}>
              status \ event
            </th>
            {moving.map(({ name }, index) => (
              <th key={name} scope="col" {...getState({ kind: 'event', name }, picking)}>
                <PickLink kind="event" name={name} isStop={index === columns.stop}>
                  <BreakingName name={name} />
                </PickLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...rows.group}>
          {statuses.map(({ name }, index) => (
            <tr key={name}>
              <th scope="row" {...getState({ kind: 'status', name }, heads)}>
                <PickLink kind="status" name={name} isStop={index === rows.stop}>
                  <BreakingName name={name} />
                </PickLink>
              </th>
              {moving.map((event) => (
                <Cell key={event.name} event={event} status={name} />
              ))}
            </tr>
          ))}
          {anywhere.map(({ name }, index) => (
            <tr key={name}>
              <th scope="row" {...getState({ kind: 'event', name }, picking)}>
                <PickLink kind="event" name={name} isStop={statuses.length + index === rows.stop}>
                  <BreakingName name={name} />
                </PickLink>
              </th>
              <AnywhereCell event={name} columns={moving.length} />
            </tr>
          ))}
        </tbody>
      </table>
      {/* Without the drawing, the caption already says what this key says. */}
      {!isAlone && (
        <p className={styles.key}>
          <span>
            <span className={styles.stays}>stays</span> the status doesn't change
          </span>
          <span>
            <i className={styles.refused} /> refused: <Words text={refused} />
          </span>
          <span>the list of each status has the conditions</span>
        </p>
      )}
    </div>
  )
}

/** The cell of an event that's allowed in any status. */
function AnywhereCell({ event, columns }: { event: string; columns: number }) {
  const { choice } = usePicking()
  const isLit = choice && (choice.kind === 'status' || choice.name === event)
  return (
    <td colSpan={columns} className={styles.anywhere} data-lit={isLit ? '' : undefined}>
      any status; it stays, {unchanged}
    </td>
  )
}

/** The outcome of an event in a status. */
function Cell({ event, status }: { event: LifeCycleEvent; status: string }) {
  const { life, choice } = usePicking()
  const outcomes = listOutcomes(event, status, life.statuses)
  if (outcomes.length === 0) return <td className={styles.refused}>refused</td>
  const isLit = choice && isPartOf(choice, { from: status, events: [event.name] })
  const moves = outcomes
    .filter(({ stays, isAsBefore }) => !stays && !isAsBefore)
    .flatMap(({ statuses }) => statuses)
  const isStill = outcomes.some(({ stays }) => stays)
  const rest = [isStill ? 'stays' : '', outcomes.some(({ isAsBefore }) => isAsBefore) ? 'or as before' : '']
  const unmoved = rest.filter(Boolean).join(', ')
  return (
    <td
      translate="no"
      className={moves.length === 0 ? styles.stays : undefined}
      data-lit={isLit ? '' : undefined}
    >
      {moves.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && ', '}
          <BreakingName name={each} />
        </Fragment>
      ))}
      {moves.length > 0 && unmoved !== '' && ', '}
      {moves.length > 0 && unmoved !== '' ? <span className={styles.stays}>{unmoved}</span> : unmoved}
    </td>
  )
}
