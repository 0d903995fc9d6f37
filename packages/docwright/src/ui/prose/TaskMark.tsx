import styles from './TaskMark.module.css'

/** A task list's box: it shows a state and takes no input, so it is a picture and not a control. */
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
