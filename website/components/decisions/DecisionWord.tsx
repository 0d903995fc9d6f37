import styles from './DecisionWord.module.css'

/** The name of a decision, in its color. */
export function DecisionWord({ children }: { children: string }) {
  return (
    <code className={styles.word} data-decision={children} translate="no">
      {children}
    </code>
  )
}
