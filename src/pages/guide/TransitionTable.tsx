import { Fragment } from 'react'
import type { Transition, TransitionResult } from '../../openapi/objects/transitions.ts'
import { ScrollTable } from '../../ui/prose/ScrollTable.tsx'
import { Words } from '../../ui/prose/Words.tsx'

/** A life cycle: each event, the statuses in which it may come, and those that follow. */
export function TransitionTable({ transitions }: { transitions: readonly Transition[] }) {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th>Event</th>
          <th>In the status</th>
          <th>Status afterwards</th>
        </tr>
      </thead>
      {transitions.map((transition) => (
        <Rows key={transition.event} transition={transition} />
      ))}
    </ScrollTable>
  )
}

function Rows({ transition: { event, from } }: { transition: Transition }) {
  const name = (rows: number) => (
    <th scope="rowgroup" rowSpan={rows}>
      <code translate="no">{event}</code>
    </th>
  )
  if (from.length === 0) {
    return (
      <tbody>
        <tr>
          {name(1)}
          <td>any</td>
          <td>unchanged</td>
        </tr>
      </tbody>
    )
  }
  return (
    <tbody>
      {from.map(({ status, results }, index) => (
        <tr key={status}>
          {index === 0 && name(from.length)}
          <td>
            <code translate="no">{status}</code>
          </td>
          <td>
            {results.map((result, place) => (
              <Fragment key={result.status}>
                {place > 0 && (
                  <>
                    ;<br />
                  </>
                )}
                <Result result={result} />
              </Fragment>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

function Result({ result: { status, when } }: { result: TransitionResult }) {
  return (
    <>
      <code translate="no">{status}</code>
      {when && (
        <>
          {' '}
          <Words text={when} />
        </>
      )}
    </>
  )
}
