import { introductionHref } from '../../model/api-hrefs.ts'
import { counted } from '../../model/areas.ts'
import { errorCatalogueOf } from '../../model/named-in-apis.ts'
import type { Version } from '../../model/page.ts'
import styles from './Counts.module.css'

/** How much the reference of a version holds, each number a link to what it counts. */
export function Counts({ version }: { version: Version }) {
  const [api] = version.apis
  if (!api) return null
  const operations = version.apis.flatMap((each) => each.operations)
  const codes = errorCatalogueOf(version).length
  const samples = version.apis.flatMap((each) => [...each.samples.values()].flat())
  const languages = new Set(samples.map(({ label }) => label)).size
  const introduction = introductionHref(api.root)
  const counts = [
    { href: introduction, count: counted(operations.length, 'operation'), about: 'one OpenAPI file' },
    { href: version.errorPage, count: counted(codes, 'error code'), about: 'each with its remedy' },
    { href: undefined, count: counted(languages, 'language'), about: 'for every request' },
  ].filter(({ count }) => !count.startsWith('0 '))
  return (
    <ul className={styles.counts}>
      {counts.map(({ href, count, about }) => (
        <li key={count}>
          {href ? (
            <a className={styles.count} href={href}>
              {count}
            </a>
          ) : (
            <span className={styles.count}>{count}</span>
          )}
          {about}
        </li>
      ))}
    </ul>
  )
}
