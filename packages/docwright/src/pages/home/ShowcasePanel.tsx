import type { Showcase, ShowcaseCase, ShowcaseField } from '../../model/showcase.ts'
import radio from '../../styles/radio.module.css'
import { highlight } from '../../ui/code/highlight.ts'
import { Breakable } from '../../ui/prose/Breakable.tsx'
import styles from './ShowcasePanel.module.css'

/** A request and its outcomes, as radio buttons and CSS. It works without JavaScript. */
export function ShowcasePanel({ showcase: { href, request, outcomeField, cases } }: { showcase: Showcase }) {
  return (
    <div className={styles.showcase} role="radiogroup" aria-label={outcomeField}>
      {cases.map((each, index) => (
        <div key={each.name} className={styles.case} data-tone={each.tone}>
          <label className={`${radio.label} ${styles.label}`}>
            <input type="radio" name="showcase" defaultChecked={index === 0} />
            <span translate="no">
              <Breakable parts={splitName(each.outcome)} />
            </span>
          </label>
          <div className={styles.exchange}>
            <ShowcaseRequest href={href} request={request} json={each.json} />
            <Answer outcomeField={outcomeField} shown={each} />
            <p className={styles.foot}>
              <span>{each.summary}</span>
              <span translate="no">{each.status}</span>
            </p>
          </div>
        </div>
      ))}
    </div>
  )
}

function ShowcaseRequest({ href, request, json }: { href: string; request: string; json: string }) {
  const html = highlight(json, 'json', { highlighted: new Set() })
  return (
    <div className={styles.request} translate="no">
      <a className={styles.path} href={href}>
        {request}
      </a>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling block needs the keyboard to reach it */}
      <pre className={styles.code} tabIndex={0} data-language="json">
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  )
}

function Answer({ outcomeField, shown }: { outcomeField: string; shown: ShowcaseCase }) {
  return (
    <dl className={styles.answer}>
      <div>
        <dt className={styles.name} translate="no">
          {outcomeField}
        </dt>
        <dd className={styles.outcome} translate="no">
          <Breakable parts={splitName(shown.outcome)} />
        </dd>
      </div>
      {shown.fields.map((field) => (
        <div key={field.label}>
          <dt className={styles.name}>{field.label}</dt>
          <Values of={field} />
        </div>
      ))}
    </dl>
  )
}

function Values({ of: { values, isCode, scale } }: { of: ShowcaseField }) {
  if (scale) {
    const { value, end } = scale
    return (
      <dd>
        {value} of {end}
        <svg className={styles.scale} viewBox={`0 0 ${end} 1`} preserveAspectRatio="none" aria-hidden="true">
          <rect width={end} height={1} />
          <rect width={value} height={1} />
        </svg>
      </dd>
    )
  }
  return values.map((value) =>
    isCode ? (
      <dd key={value} className={styles.value} translate="no">
        <code>
          <Breakable parts={splitName(value)} />
        </code>
      </dd>
    ) : (
      <dd key={value}>{value}</dd>
    ),
  )
}

/** Splits a name after each underscore, where a line may break. */
function splitName(name: string): readonly string[] {
  return name.split(/(?<=_)/)
}
