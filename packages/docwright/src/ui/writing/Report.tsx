import type { Problem } from '../../problem/problem.ts'
import { Words } from '../prose/Words.tsx'
import styles from './Report.module.css'

/** The most problems shown on a page. The terminal lists all. */
const maxProblems = 50

interface Props {
  readonly problems: readonly Problem[]
  /** Returns the page that is rendered from a file. */
  getHref(file: string): string | undefined
}

/** A bar at the bottom of pages during development with the site's problems: the first one, and the others when it's opened. */
export function ReportBar({ isOpen, ...props }: Props & { readonly isOpen: boolean }) {
  const [first] = props.problems
  if (!first) return null
  const count = props.problems.length
  return (
    <aside aria-label="Report">
      <details className={styles.bar} open={isOpen} data-report="">
        <summary className={styles.summary}>
          <strong className={styles.count}>{count === 1 ? '1 problem' : `${count} problems`}</strong>
          <span className={styles.first}>
            {formatPlace(first)} <Words text={first.message} />
          </span>
        </summary>
        <ProblemList {...props} />
      </details>
    </aside>
  )
}

/** Problems with their places and fixes. */
export function ProblemList({ problems, getHref }: Props) {
  const rest = problems.length - maxProblems
  return (
    <div className={styles.mistakes}>
      <ol className={styles.list}>
        {problems.slice(0, maxProblems).map((problem) => (
          <li key={`${formatPlace(problem)} ${problem.message}`}>
            <Place problem={problem} href={getHref(problem.place.file)} />
            <p>
              <Words text={problem.message} />
            </p>
            {problem.hint && (
              <p className={styles.fix}>
                fix: <Words text={problem.hint} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {rest > 0 && <p className={styles.rest}>The terminal lists {rest} more.</p>}
    </div>
  )
}

function Place({ problem, href }: { problem: Problem; href: string | undefined }) {
  const place = formatPlace(problem)
  return <p className={styles.place}>{href === undefined ? place : <a href={href}>{place}</a>}</p>
}

function formatPlace({ place }: Problem): string {
  return `${place.file}:${place.line}:${place.column}`
}
