'use client'

import type { KeyboardEvent, ReactNode } from 'react'
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './DecisionExplorer.module.css'
import { getPathId } from './decisions/addresses.ts'
import { DecisionWord } from './decisions/DecisionWord.tsx'

interface Props {
  readonly examples: readonly {
    readonly name: string
    readonly title: string
    readonly decision: string
    /** The text that is shown when the reader selects the example. */
    readonly outcome: string
  }[]
  /** The index of the initially selected example. */
  readonly first: number
  /** The path of each example, in the same order, and the table of all examples. */
  readonly children: ReactNode
}

/** The direction in which each arrow key moves the selection. */
const directions: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** Shows one of several paths. Without JavaScript, links lead to the paths; with it, the links become buttons with one tab stop. */
export function DecisionExplorer({ examples, first, children }: Props) {
  const [picked, setPicked] = useState(first)
  const [told, setTold] = useState('')
  const [isAwake, setAwake] = useState(false)
  const group = useRef<HTMLDivElement>(null)

  const pick = (index: number) => {
    setPicked(index)
    setTold(examples[index]!.outcome)
  }
  const followAddress = useEffectEvent(() => {
    const index = indexByAddress(examples)
    if (index === -1) return
    pick(index)
    group.current?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    const arrived = indexByAddress(examples)
    if (arrived !== -1) setPicked(arrived)
    setAwake(true)
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [examples])
  const pickByKey = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const direction = event.key === ' ' ? 0 : directions[event.key]
    if (direction === undefined) return
    event.preventDefault()
    const next = (index + direction + examples.length) % examples.length
    pick(next)
    group.current?.querySelectorAll('a')[next]?.focus()
  }
  return (
    <div className={styles.explorer} data-picked={picked + 1} data-awake={isAwake || undefined}>
      <div ref={group} className={styles.examples} role="group" aria-label="Example">
        {examples.map(({ name, title, decision }, index) => (
          <Fragment key={name}>
            <a
              className={styles.example}
              href={`#${getPathId(name)}`}
              {...(isAwake && {
                role: 'button',
                'aria-pressed': index === picked,
                tabIndex: index === picked ? 0 : -1,
              })}
              onClick={(event) => {
                event.preventDefault()
                pick(index)
              }}
              onKeyDown={(event) => pickByKey(event, index)}
            >
              <span>{title}</span> <DecisionWord>{decision}</DecisionWord>
            </a>{' '}
          </Fragment>
        ))}
      </div>
      <p className={styles.told} role="status">
        {told}
      </p>
      {children}
    </div>
  )
}

function indexByAddress(examples: Props['examples']): number {
  return examples.findIndex(({ name }) => location.hash === `#${getPathId(name)}`)
}
