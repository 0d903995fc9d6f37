import type { KeyboardEvent, Ref } from 'react'
import { Fragment } from 'react'
import { pathId } from './addresses.ts'
import { DecisionWord } from './DecisionWord.tsx'
import type { DecisionPath } from './decision-paths.ts'
import styles from './ExamplePicks.module.css'

/** Which neighbour a key picks. */
const directions: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** One link for each example, which become buttons with one tab stop once there is a script to press them. */
export function ExamplePicks({
  ref,
  paths,
  picked,
  isAwake,
  onPick,
}: {
  ref: Ref<HTMLDivElement>
  paths: readonly DecisionPath[]
  picked: number
  isAwake: boolean
  onPick: (index: number) => void
}) {
  const pickByKey = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const direction = directions[event.key]
    if (direction === undefined && event.key !== ' ') return
    event.preventDefault()
    const next = (index + (direction ?? 0) + paths.length) % paths.length
    onPick(next)
    const link = event.currentTarget.parentElement?.children[next]
    if (link instanceof HTMLElement) link.focus()
  }
  return (
    <div ref={ref} className={styles.picks} role="group" aria-label="Example">
      {paths.map((path, index) => (
        <Fragment key={path.name}>
          <a
            className={styles.pick}
            href={`#${pathId(path.name)}`}
            data-picked={index === picked || undefined}
            {...(isAwake && {
              role: 'button',
              'aria-pressed': index === picked,
              tabIndex: index === picked ? 0 : -1,
            })}
            onKeyDown={(event) => pickByKey(event, index)}
            onClick={(event) => {
              event.preventDefault()
              onPick(index)
            }}
          >
            <span>{path.title}</span> <DecisionWord>{path.answer.decision}</DecisionWord>
          </a>{' '}
        </Fragment>
      ))}
    </div>
  )
}
