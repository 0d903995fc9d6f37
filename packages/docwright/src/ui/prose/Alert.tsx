import type { ReactNode } from 'react'
import type { IconName } from '../Icon.tsx'
import { Icon } from '../Icon.tsx'
import { PageOnly } from '../twin-marks.tsx'
import styles from './Alert.module.css'

const names = {
  note: 'Note',
  tip: 'Tip',
  important: 'Important',
  warning: 'Warning',
  caution: 'Caution',
} as const

interface Props {
  readonly 'data-alert'?: string
  readonly children?: ReactNode
}

/** A GitHub-style alert. Its kind is shown by text as well as color. */
export function Alert({ 'data-alert': kind = 'note', children }: Props) {
  const name = kind as keyof typeof names & IconName
  return (
    <div className={styles.alert} role="note" data-kind={kind}>
      <PageOnly>
        <p className={styles.kind}>
          <Icon name={name} size={18} />
          {names[name]}
        </p>
      </PageOnly>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
