import type { PageScenario } from '../../model/page-scenarios.ts'
import { createOptionAttribute, Pick } from '../../ui/code/Pick.tsx'
import styles from './PageScenarios.module.css'

interface Props {
  readonly scenarios: readonly PageScenario[]
  /** Returns the ID of the option that selects an example of this operation. */
  readonly getOptionId: (example: string | undefined) => string | undefined
}

/**
 * The calls of each scenario in order, initially collapsed. A call of this operation selects its example; a call of another one
 * links to its page.
 */
export function PageScenarios({ scenarios, getOptionId }: Props) {
  if (scenarios.length === 0) return null
  return (
    <details className={styles.stories} data-stories="">
      <summary className={styles.title}>Follow a story</summary>
      <Pick
        id="pick.story"
        name="request.story"
        label="Story"
        options={scenarios.map(({ name }, index) => ({ index, label: name }))}
      />
      {scenarios.map(({ name, steps }, index) => (
        <ol key={name} className={styles.steps} {...createOptionAttribute('story', index)}>
          {steps.map(({ name: step, example, answer, href, differences }) => (
            <li key={step}>
              {href === undefined ? (
                <label htmlFor={getOptionId(example)} className={styles.step} data-answer={answer}>
                  {step}
                  {differences.length > 0 && <data value={JSON.stringify(differences)} />}
                </label>
              ) : (
                <a href={href} className={styles.step}>
                  {step}
                </a>
              )}
            </li>
          ))}
        </ol>
      ))}
    </details>
  )
}
