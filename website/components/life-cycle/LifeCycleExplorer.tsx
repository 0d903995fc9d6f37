'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LifeCycleAnswers } from './LifeCycleAnswers.tsx'
import { LifeCycleDrawing } from './LifeCycleDrawing.tsx'
import styles from './LifeCycleExplorer.module.css'
import { LifeCycleMatrix } from './LifeCycleMatrix.tsx'
import type { LifeCycle } from './life-cycle.ts'
import { PickingContext } from './Picking.tsx'
import type { Picked } from './picked.ts'
import { isSamePick, listReachable } from './picked.ts'
import { Sentence } from './Sentence.tsx'

interface Props extends LifeCycle {
  /**
   * The summary of a disclosure around the explorer. If it's collapsed, only the table is prerendered; the browser renders the
   * rest.
   */
  readonly fold?: string
}

/** Shows which event is allowed in which status: a drawing, a table and a list that share one selection. */
export function LifeCycleExplorer(life: Props) {
  const { fold } = life
  const [choice, setChoice] = useState<Picked>()
  const [isLive, setLive] = useState(false)
  const [isWhole, setWhole] = useState(fold === undefined)
  const explorer = useRef<HTMLDivElement>(null)
  const shouldFocus = useRef(false)
  useLayoutEffect(() => {
    // Render before the click that opens the disclosure. If it's already open, don't move what the reader sees until they select
    // something.
    if (!explorer.current!.checkVisibility()) setWhole(true)
  }, [])
  useEffect(() => setLive(true), [])
  useEffect(() => {
    if (choice && shouldFocus.current) focusOn(explorer.current?.querySelector('[data-kind][data-picked]'))
    shouldFocus.current = false
  }, [choice])
  const reach = choice && listReachable(choice, life)
  const goTo = (next: Picked) => {
    shouldFocus.current = true
    setWhole(true)
    setChoice(next)
  }
  const pick = (next: Picked) => {
    if (isWhole) setChoice(isSamePick(next, choice) ? undefined : next)
    else goTo(next)
  }
  const showAll = () => {
    // The button disappears, so move the focus first.
    focusOn(
      [...explorer.current!.querySelectorAll('[aria-pressed="true"]')].find((link) => link.checkVisibility()),
    )
    setChoice(undefined)
  }
  const parts = (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape clears the selection inside
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
            Dashed: back to an earlier status. A loop: the status doesn’t change.
          </p>
          <div className={styles.hint}>
            <p role="status">
              {choice ? <Sentence {...choice} /> : 'Select a status or an event to see what’s possible.'}
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

/** Focuses an element, or its summary if it's a disclosure. */
function focusOn(answer: Element | null | undefined): void {
  const target =
    answer?.querySelector<HTMLElement>(':scope > summary') ?? (answer as HTMLElement | SVGElement | undefined)
  target?.focus()
}
