import styles from './Figure.module.css'

/** What a part of a figure stands out as: the way that is taken, what stops a payment, or what lets it pass. */
export type Tone = 'accent' | 'danger' | 'success'

/** The classes of a part of a figure that may have a tone. */
export function toned(part: 'box' | 'arrow', tone: Tone | undefined): string {
  return tone ? `${styles[part]} ${styles[tone]}` : styles[part]!
}
