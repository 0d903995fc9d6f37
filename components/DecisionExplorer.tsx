'use client'

import { useEffect, useRef, useState } from 'react'
import styles from './DecisionExplorer.module.css'
import { pathId } from './decisions/addresses.ts'
import { changesScore } from './decisions/answer.ts'
import { DecisionTable } from './decisions/DecisionTable.tsx'
import type { DecisionPath, Decisions } from './decisions/decision-paths.ts'
import { ExamplePicks } from './decisions/ExamplePicks.tsx'
import { PathSteps } from './decisions/PathSteps.tsx'

/** The ways of payments through the layers. Without a script the address picks one of them; with it, so do its button and keys. */
export function DecisionExplorer({ bands, paths, fallbacks }: Decisions) {
  const [picked, setPicked] = useState(mostTelling(paths))
  const [isAwake, setAwake] = useState(false)
  const [told, setTold] = useState('')
  const picks = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const follow = () => {
      const index = paths.findIndex(({ name }) => location.hash === `#${pathId(name)}`)
      if (index !== -1) setPicked(index)
    }
    follow()
    setAwake(true)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [paths])

  const pick = (index: number) => {
    const { answer, reason } = paths[index]!
    setPicked(index)
    setTold(`${reason} decision_source: ${answer.decision_source}, decision: ${answer.decision}.`)
  }
  return (
    <div className={styles.explorer} data-awake={isAwake || undefined}>
      <ExamplePicks ref={picks} paths={paths} picked={picked} isAwake={isAwake} onPick={pick} />
      <div className={styles.paths}>
        {paths.map((path, index) => (
          <section
            key={path.name}
            id={pathId(path.name)}
            className={styles.path}
            aria-label={path.title}
            data-picked={index === picked || undefined}
          >
            <h3 className={styles.name}>{path.title}</h3>
            <PathSteps path={path} bands={bands} />
          </section>
        ))}
      </div>
      <p className={styles.told} role="status">
        {told}
      </p>
      <DecisionTable
        paths={paths}
        fallbacks={fallbacks}
        picked={picked}
        onPick={(index) => {
          pick(index)
          picks.current?.scrollIntoView({ block: 'nearest' })
        }}
      />
    </div>
  )
}

/** The first path that has a number in every step. */
function mostTelling(paths: readonly DecisionPath[]): number {
  const index = paths.findIndex(({ answer }) => answer.rule_hits.some(changesScore))
  return Math.max(index, 0)
}
