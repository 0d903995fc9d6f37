'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LifeCycleAnswers } from './LifeCycleAnswers.tsx'
import { LifeCycleDrawing } from './LifeCycleDrawing.tsx'
import styles from './LifeCycleExplorer.module.css'
import { LifeCycleMatrix } from './LifeCycleMatrix.tsx'
import type { LifeCycle } from './life-cycle.ts'
import { PickingContext } from './Picking.tsx'
import type { Picked } from './picked.ts'
import { isSamePick, whatFits } from './picked.ts'
import { Sentence } from './Sentence.tsx'

interface Props extends LifeCycle {
  /** The words of a fold around it. Of what is folded only the table is built; the browser draws the rest. */
  readonly fold?: string
}

/** Which event may come in which status: a drawing, a table and a list that always carry the same choice. */
export function LifeCycleExplorer(life: Props) {
  const { fold } = life
  const [choice, setChoice] = useState<Picked>()
  const [isLive, setLive] = useState(false)
  const [isWhole, setWhole] = useState(fold === undefined)
  const explorer = useRef<HTMLDivElement>(null)
  const isOnItsWay = useRef(false)
  useLayoutEffect(() => {
    // Before the click that opens the fold. In an open one, what the reader looks at stays where it is until they pick.
    if (!explorer.current!.checkVisibility()) setWhole(true)
  }, [])
  useEffect(() => setLive(true), [])
  useEffect(() => {
    if (choice && isOnItsWay.current) focusOn(explorer.current?.querySelector('[data-kind][data-picked]'))
    isOnItsWay.current = false
  }, [choice])
  const reach = choice && whatFits(choice, life)
  const goTo = (next: Picked) => {
    isOnItsWay.current = true
    setWhole(true)
    setChoice(next)
  }
  const pick = (next: Picked) => {
    if (isWhole) setChoice(isSamePick(next, choice) ? undefined : next)
    else goTo(next)
  }
  const showAll = () => {
    // The button leaves, and the focus must not leave with it.
    focusOn(
      [...explorer.current!.querySelectorAll('[aria-pressed="true"]')].find((link) => link.checkVisibility()),
    )
    setChoice(undefined)
  }
  const parts = (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is picked inside lets go by Escape
    <div
      ref={explorer}
      className={styles.explorer}
      data-chosen={choice && ''}
      onKeyDown={(event) => event.key === 'Escape' && setChoice(undefined)}
    >
      {isWhole && (
        <>
          <LifeCycleDrawing drawing="across" boxes={life.boxes.across} />
          <LifeCycleDrawing drawing="down" boxes={life.boxes.down} />
          <p className={styles.key} aria-hidden="true">
            Dashed: back to an earlier status. A loop: the status stays.
          </p>
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
          <LifeCycleAnswers />
        </>
      )}
      <LifeCycleMatrix isAlone={!isWhole} />
    </div>
  )
  return (
    <PickingContext value={{ life, hasAnswersBuilt: fold === undefined, choice, reach, isLive, pick, goTo }}>
      {fold === undefined ? (
        parts
      ) : (
        <details>
          <summary className={styles.fold}>{fold}</summary>
          <div className={styles.folded}>{parts}</div>
        </details>
      )}
    </PickingContext>
  )
}

/** On an answer that is a fold, its summary takes the focus. */
function focusOn(answer: Element | null | undefined): void {
  const target =
    answer?.querySelector<HTMLElement>(':scope > summary') ?? (answer as HTMLElement | SVGElement | undefined)
  target?.focus()
}
