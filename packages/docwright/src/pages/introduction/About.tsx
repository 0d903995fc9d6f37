import { listAboutLines } from '../../model/reference/introduction.ts'
import type { Info } from '../../openapi/objects/info.ts'
import { OutsideLink } from '../../ui/prose/OutsideLink.tsx'
import styles from './About.module.css'

/** The version of an API, its contact, and its terms. */
export function About({ info }: { info: Info }) {
  return (
    <dl className={styles.about}>
      {listAboutLines(info).map(({ term, values }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className={styles.several}>
            {values.map(({ text, href }) =>
              href ? (
                <OutsideLink key={text} href={href}>
                  {text}
                </OutsideLink>
              ) : (
                <span key={text}>{text}</span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
