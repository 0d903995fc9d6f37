'use client'

import { useEffect, useRef, useState } from 'react'
import type { LifeCycle } from '../../model/life-cycle.ts'
import { LifeCycleAnswers } from './LifeCycleAnswers.tsx'
import { LifeCycleDrawing } from './LifeCycleDrawing.tsx'
import styles from './LifeCycleExplorer.module.css'
import { LifeCycleMatrix } from './LifeCycleMatrix.tsx'
import { PickingContext } from './Picking.tsx'
import type { Picked } from './picked.ts'
import { whatFits } from './picked.ts'
import { Sentence } from './Sentence.tsx'

/** Which event may come in which status: a drawing, a table and a list that always carry the same choice. */
export function LifeCycleExplorer(life: LifeCycle) {
  const [choice, setChoice] = useState<Picked>()
  const [isLive, setLive] = useState(false)
  const explorer = useRef<HTMLDivElement>(null)
  const isOnItsWay = useRef(false)
  useEffect(() => setLive(true), [])
  useEffect(() => {
    if (choice && isOnItsWay.current) focusOn(explorer.current?.querySelector('[data-kind][data-picked]'))
    isOnItsWay.current = false
  }, [choice])
  const reach = choice && whatFits(choice, life)
  const pick = (next: Picked) => setChoice(isSame(next, choice) ? undefined : next)
  const goTo = (next: Picked) => {
    isOnItsWay.current = true
    setChoice(next)
  }
  const showAll = () => {
    // The button leaves, and the focus must not leave with it.
    focusOn(
      [...explorer.current!.querySelectorAll('[aria-pressed="true"]')].find((link) => link.checkVisibility()),
    )
    setChoice(undefined)
  }
  return (
    <PickingContext value={{ life, choice, reach, isLive, pick, goTo }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is picked inside lets go by Escape */}
      <div
        ref={explorer}
        className={styles.explorer}
        data-chosen={choice && ''}
        onKeyDown={(event) => event.key === 'Escape' && setChoice(undefined)}
      >
        <div className={styles.parts}>
          <div className={styles.figure}>
            {life.places && (
              <>
                <LifeCycleDrawing drawing="across" places={life.places.across} />
                <LifeCycleDrawing drawing="down" places={life.places.down} />
              </>
            )}
            <div className={styles.hint}>
              <p role="status">
                {choice ? <Sentence {...choice} /> : 'Pick a status or an event to see what fits.'}
              </p>
              {choice && (
                <button type="button" onClick={showAll}>
                  Show all
                </button>
              )}
            </div>
          </div>
          <LifeCycleAnswers />
          <LifeCycleMatrix />
        </div>
      </div>
    </PickingContext>
  )
}

/** On an answer that is a fold, its summary takes the focus. */
function focusOn(place: Element | null | undefined): void {
  const target =
    place?.querySelector<HTMLElement>(':scope > summary') ?? (place as HTMLElement | SVGElement | undefined)
  target?.focus()
}

function isSame(one: Picked, other: Picked | undefined): boolean {
  return one.kind === other?.kind && one.name === other.name
}
