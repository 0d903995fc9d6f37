import styles from './Figure.module.css'

/** The highlight of a part of a figure: the path taken, a stop, or an approval. */
export type Tone = 'accent' | 'danger' | 'success'

/** Returns the CSS classes of a part of a figure, with its tone. */
export function toned(part: 'box' | 'arrow', tone: Tone | undefined): string {
  return tone ? `${styles[part]} ${styles[tone]}` : styles[part]!
}
