import type { ReactNode } from 'react'
import styles from './Step.module.css'

/** `decided`: the source of the decision. `asked`: requested the same decision, but isn't the source. `skipped`: didn't run. */
export type StepState = 'passed' | 'sum' | 'asked' | 'decided' | 'skipped'

/** A step of a path: its marker, a description, and its result. */
export function Step({
  mark,
  title,
  state,
  value,
  picture,
  children,
}: {
  mark: string
  title: string
  state: StepState
  value: ReactNode
  picture?: ReactNode
  children: ReactNode
}) {
  return (
    <li className={styles.step} data-state={state}>
      <span className={styles.mark} data-mark={mark} aria-hidden="true" />
      <div className={styles.text}>
        <strong className={styles.title}>{title}</strong>
        {children}
      </div>
      <div className={styles.value}>{value}</div>
      {picture && (
        <div className={styles.picture} translate="no">
          {picture}
        </div>
      )}
    </li>
  )
}
