import type { ReactElement, ReactNode } from 'react'
import { Children, isValidElement } from 'react'
import radio from '../../styles/radio.module.css'
import styles from './Tabs.module.css'

interface TabProps {
  readonly label: string
  readonly children?: ReactNode
}

/** One alternative, which `Tabs` renders. */
export function Tab({ children }: TabProps) {
  return children
}

/**
 * Alternatives as radio buttons and CSS, so that they work before and without JavaScript. Groups with the same name are
 * synchronized, and the reader's choice is stored (`browser/samples/code-language.ts`).
 */
export function Tabs({
  name,
  group,
  label = 'Alternatives',
  children,
}: {
  /** A unique name on the page. */
  name: string
  group?: string
  label?: string
  children: ReactNode
}) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  )
  return (
    <div
      className={styles.tabs}
      role="radiogroup"
      aria-label={label}
      data-tab-group={group ?? ''}
      data-two-rows={isInTwoRows(group, tabs.length) ? '' : undefined}
    >
      {tabs.map(({ props }, index) => (
        <div key={props.label} className={styles.tab} data-tab={props.label.toLowerCase()}>
          <label className={`${radio.label} ${styles.label}`}>
            <input type="radio" name={name} defaultChecked={index === 0} />
            {props.label}
          </label>
          <div className={styles.panel}>{props.children}</div>
        </div>
      ))}
    </div>
  )
}

/**
 * Checks whether the tabs have two rows on a phone. Only languages do, whose names are short. Their rows have a fixed height, so that
 * nothing moves while the page is still arriving.
 */
function isInTwoRows(group: string | undefined, count: number): boolean {
  return group === 'language' && count > perRow && count <= 2 * perRow
}

/** How many tabs a row has on a phone. The same as in `Tabs.module.css`. */
const perRow = 4
