import styles from './DecisionWord.module.css'

/** A decision by its name, in its color. */
export function DecisionWord({ children }: { children: string }) {
  return (
    <code className={styles.word} data-decision={children} translate="no">
      {children}
    </code>
  )
}
