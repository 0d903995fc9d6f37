import type { Area } from '../../model/home-parts.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Areas.module.css'

/** The parts of the site, each as a link. */
export function Areas({ areas }: { areas: readonly Area[] }) {
  return (
    <ul className={styles.areas}>
      {areas.map(({ href, label, about, icon, extent }) => (
        <li key={href} className={styles.area}>
          <Icon name={icon} size={22} />
          <a className={styles.label} href={href}>
            {label}
          </a>
          <span className={styles.about}>{about}</span>
          <span className={styles.extent}>{extent}</span>
        </li>
      ))}
    </ul>
  )
}
