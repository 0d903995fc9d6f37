import { AnswerField } from './AnswerField.tsx'
import type { Answer, Band } from './answer.ts'
import { changesScore, findBand, formatSigned, sumScoreRules } from './answer.ts'
import { DecisionWord } from './DecisionWord.tsx'
import { RuleHits } from './RuleHits.tsx'
import { ScoreBand } from './ScoreBand.tsx'
import styles from './ScoringSteps.module.css'
import type { StepState } from './Step.tsx'
import { Step } from './Step.tsx'

/** The steps from the model to the thresholds, for a payment that isn't on a blocklist. */
export function ScoringSteps({
  answer,
  bands,
  asked,
  stateOf,
}: {
  answer: Answer
  bands: readonly Band[]
  asked: string | undefined
  stateOf: (layer: 'rule' | 'score') => StepState
}) {
  const { score, risk_level, rule_hits, model } = answer
  const added = sumScoreRules(answer)
  const raising = rule_hits.filter(changesScore)
  const band = findBand(score, bands)
  return (
    <>
      <Step mark="5" title="Model" state="passed" value={<b className={styles.number}>{model?.raw_score}</b>}>
        <p>
          <AnswerField path="model.raw_score" />
        </p>
      </Step>
      <Step
        mark="6"
        title="Score rules"
        state="passed"
        value={
          added === 0 ? (
            formatSigned(added)
          ) : (
            <b className={styles.number} data-added>
              {formatSigned(added)}
            </b>
          )
        }
      >
        <p>
          {raising.length === 0 ? (
            'No rule changes the score.'
          ) : (
            <>
              Each match adds its <AnswerField path="rule_hits.score_delta" />.
            </>
          )}
        </p>
        <RuleHits hits={raising} />
      </Step>
      <Step
        mark="="
        title="Score"
        state="sum"
        value={<b className={styles.number}>{score}</b>}
        picture={<ScoreBand bands={bands} answer={answer} />}
      >
        <p>
          <AnswerField path="score" />, <AnswerField path="risk_level" /> {risk_level}
        </p>
      </Step>
      <Step
        mark="7"
        title="Decision rules"
        state={stateOf('rule')}
        value={asked ? <DecisionWord>{asked}</DecisionWord> : 'none'}
      >
        <p>
          Every match is reported in <AnswerField path="rule_hits" />.
        </p>
        <RuleHits hits={rule_hits.filter(({ action }) => action !== 'adjust_score')} />
      </Step>
      <Step
        mark="8"
        title="Thresholds"
        state={stateOf('score')}
        value={band && <DecisionWord>{band.decision}</DecisionWord>}
      >
        <p>{band && getExtent(band, bands)}</p>
      </Step>
    </>
  )
}

function getExtent({ from, to }: Band, bands: readonly Band[]): string {
  if (from === bands[0]?.from) return `Below ${to + 1}.`
  return to === bands.at(-1)?.to ? `${from} and above.` : `From ${from} to ${to}.`
}
