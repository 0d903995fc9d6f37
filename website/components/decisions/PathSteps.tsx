import { AnswerField } from './AnswerField.tsx'
import { getExampleHref, getPathId } from './addresses.ts'
import type { Band } from './answer.ts'
import { listRequestedDecisions } from './answer.ts'
import type { DecisionPath } from './decision-paths.ts'
import { ListStep } from './ListStep.tsx'
import styles from './PathSteps.module.css'
import { ScoringSteps } from './ScoringSteps.tsx'
import { SkippedSteps } from './SkippedSteps.tsx'
import { Step } from './Step.tsx'

/** Steps 2 to 9 of one payment's evaluation, its score, and the consequence of the decision. */
export function PathSteps({ path, bands }: { path: DecisionPath; bands: readonly Band[] }) {
  const { name, title, answer, reason, advice } = path
  const asked = listRequestedDecisions(answer, bands)
  const exemption = answer.authentication?.exemption
  const stateOf = (layer: keyof typeof asked) => {
    if (answer.decision_source === layer) return 'decided'
    return asked[layer] === answer.decision ? 'asked' : 'passed'
  }
  return (
    <section id={getPathId(name)} className={styles.path} aria-label={title}>
      <h3 className={styles.name}>{title}</h3>
      <ol className={styles.steps}>
        <ListStep answer={answer} state={stateOf('acl')} asked={asked.acl} />
        {answer.model ? (
          <ScoringSteps answer={answer} bands={bands} asked={asked.rule} stateOf={stateOf} />
        ) : (
          <SkippedSteps />
        )}
        <Step
          mark="9"
          title="Combine: the strictest wins"
          state="decided"
          value={
            <span className={styles.final} data-decision={answer.decision}>
              <small>decision</small>{' '}
              <code className={styles.decision} translate="no">
                {answer.decision}
              </code>
            </span>
          }
        >
          <p>{reason}</p>
          <p className={styles.why}>
            <AnswerField path="decision_source" />{' '}
            <code className={styles.source} translate="no">
              {answer.decision_source}
            </code>
          </p>
        </Step>
      </ol>
      <p className={styles.outcome}>
        {advice}
        {exemption && (
          <>
            {' '}
            Use the exemption <code translate="no">{exemption}</code>.
          </>
        )}{' '}
        Reasons, the strongest first:{' '}
        {answer.reason_codes.map((code, index) => (
          <span key={code}>
            {index > 0 && ', '}
            <code translate="no">{code}</code>
          </span>
        ))}
        . Response time: {answer.latency_ms} ms. <a href={getExampleHref(name)}>Full response</a>
      </p>
    </section>
  )
}
