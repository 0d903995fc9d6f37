import styles from './TaskMark.module.css'

/** The box of a task list. It shows a state and can't be changed, so it's an image rather than a control. */
export function TaskMark({ checked = false }: { checked?: boolean }) {
  return (
    <span
      className={styles.mark}
      role="img"
      aria-label={checked ? 'Done' : 'To do'}
      data-done={checked || undefined}
    />
  )
}
