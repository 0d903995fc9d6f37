import { AnswerField } from './AnswerField.tsx'
import { Step } from './Step.tsx'

/** The steps that are skipped after a blocklist hit. */
export function SkippedSteps() {
  return (
    <>
      <Step mark="5" title="Model" state="skipped" value="null">
        <p>
          <AnswerField path="model" /> doesn't run.
        </p>
      </Step>
      <Step mark="6" title="Score rules" state="skipped" value="–">
        <p>Not reached.</p>
      </Step>
      <Step mark="=" title="Score" state="skipped" value="null">
        <p>
          <AnswerField path="score" /> is null.
        </p>
      </Step>
      <Step mark="7" title="Decision rules" state="skipped" value="–">
        <p>Not reached. After an allowlist, mandatory rules would still run.</p>
      </Step>
      <Step mark="8" title="Thresholds" state="skipped" value="–">
        <p>Not reached.</p>
      </Step>
    </>
  )
}
