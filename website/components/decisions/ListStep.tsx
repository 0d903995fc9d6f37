import { AnswerField } from './AnswerField.tsx'
import type { Answer } from './answer.ts'
import { findListRequest } from './answer.ts'
import { DecisionWord } from './DecisionWord.tsx'
import { Hit } from './Hit.tsx'
import styles from './ListStep.module.css'
import type { StepState } from './Step.tsx'
import { Step } from './Step.tsx'

/** Steps 2 to 4: the matching list entries, and whether one of them ends the evaluation. */
export function ListStep({
  answer,
  state,
  asked,
}: {
  answer: Answer
  state: StepState
  asked: string | undefined
}) {
  const hits = answer.acl_hits
  const value = asked ? <DecisionWord>{asked}</DecisionWord> : 'none'
  return (
    <Step
      mark="2–4"
      title="Lists"
      state={state}
      value={answer.model ? value : <b className={styles.end}>ends here</b>}
    >
      <p>
        <AnswerField path="acl_hits" />{' '}
        {hits.length === 0 ? 'No entry matches: no block, no allow, no minimum.' : 'An entry matches.'}
      </p>
      {hits.map((hit) => (
        <Hit
          key={hit.list_name}
          name={hit.list_name}
          effect="decides"
          asks={findListRequest(hit) ?? hit.action}
          note={hit.action}
          seen={`field ${hit.field}`}
        />
      ))}
    </Step>
  )
}
