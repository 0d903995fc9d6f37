import { Fragment } from 'react'
import type { LifeCycleEvent } from '../../model/life-cycle.ts'
import { Words } from '../prose/Words.tsx'
import styles from './LifeCycleMatrix.module.css'
import { BreakingName } from './Names.tsx'
import { PickLink, stateOf, useOneStop, usePicking } from './Picking.tsx'
import { concerns, isAnywhere, outcomesOf } from './picked.ts'

/** Every event by every status; what follows, in a word each. Alone it has no list beside it that says more. */
export function LifeCycleMatrix({ isAlone }: { isAlone: boolean }) {
  const picking = usePicking()
  const { statuses, events, words } = picking.life
  // Of a picked status, what follows stands in the cells; the heads would say that events are allowed there.
  const columns = picking.choice?.kind === 'status' ? { ...picking, reach: undefined } : picking
  const { stop, group } = useOneStop()
  const rows = useOneStop()
  return (
    <div className={styles.matrix}>
      <table>
        <caption>
          Which event is allowed in which status, and the status that follows. “stays” means that the status
          does not change; a dot means that the event is refused.
        </caption>
        <thead {...group}>
          <tr>
            <th scope="col" className={styles.axes}>
              event \ status
            </th>
            {statuses.map(({ name }, index) => (
              <th key={name} scope="col" {...stateOf({ kind: 'status', name }, columns)}>
                <PickLink kind="status" name={name} isStop={index === stop}>
                  <BreakingName name={name} />
                </PickLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...rows.group}>
          {events.map((event, index) => (
            <tr key={event.name}>
              <th scope="row" {...stateOf({ kind: 'event', name: event.name }, picking)}>
                <PickLink kind="event" name={event.name} isStop={index === rows.stop}>
                  <BreakingName name={event.name} />
                </PickLink>
              </th>
              <Cells event={event} />
            </tr>
          ))}
        </tbody>
      </table>
      {/* Where it stands alone, its caption says as much. */}
      {!isAlone && (
        <p className={styles.key}>
          <span>
            <span className={styles.stays}>stays</span> the status does not change
          </span>
          <span>
            <i className={styles.refused} /> refused
            {words.refused && (
              <>
                : <Words text={words.refused} />
              </>
            )}
          </span>
          <span>conditions stand in the list of each status</span>
        </p>
      )}
    </div>
  )
}

function Cells({ event }: { event: LifeCycleEvent }) {
  const { life, choice } = usePicking()
  const events = [event.name]
  if (isAnywhere(event)) {
    const isLit = choice && (choice.kind === 'status' || choice.name === event.name)
    return (
      <td colSpan={life.statuses.length} className={styles.anywhere} data-lit={isLit ? '' : undefined}>
        any status; it stays
        {life.words.unchanged && (
          <>
            , <Words text={life.words.unchanged} />
          </>
        )}
      </td>
    )
  }
  return life.statuses.map(({ name }) => {
    const outcomes = outcomesOf(event, name, life.statuses)
    if (outcomes.length === 0) {
      return (
        <td key={name} className={styles.refused}>
          refused
        </td>
      )
    }
    const isLit = choice && concerns(choice, { from: name, events })
    const moves = outcomes
      .filter(({ stays, isAsBefore }) => !stays && !isAsBefore)
      .flatMap(({ statuses }) => statuses)
    const isStill = outcomes.some(({ stays }) => stays)
    const rest = [isStill ? 'stays' : '', outcomes.some(({ isAsBefore }) => isAsBefore) ? 'or as before' : '']
    const unmoved = rest.filter(Boolean).join(', ')
    return (
      <td
        key={name}
        translate="no"
        className={moves.length === 0 ? styles.stays : undefined}
        data-lit={isLit ? '' : undefined}
      >
        {moves.map((status, index) => (
          <Fragment key={status}>
            {index > 0 && ', '}
            <BreakingName name={status} />
          </Fragment>
        ))}
        {moves.length > 0 && unmoved !== '' && ', '}
        {moves.length > 0 && unmoved !== '' ? <span className={styles.stays}>{unmoved}</span> : unmoved}
      </td>
    )
  })
}
