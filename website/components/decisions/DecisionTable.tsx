import type { ReactNode } from 'react'
import { getPathId } from './addresses.ts'
import { formatSigned, sumScoreRules } from './answer.ts'
import styles from './DecisionTable.module.css'
import { DecisionWord } from './DecisionWord.tsx'
import type { DecisionPath, Example } from './decision-paths.ts'

/** A table that compares all examples. Each name links to the example's path. */
export function DecisionTable({
  paths,
  fallbacks,
}: {
  paths: readonly DecisionPath[]
  fallbacks: readonly Example[]
}) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>All examples side by side</caption>
        <thead>
          <tr>
            {['Example', 'raw', 'rules', 'score', 'decision', 'source'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {paths.map((path) => (
            <Row key={path.name} example={path}>
              <a href={`#${getPathId(path.name)}`}>{keepHyphenatedWords(path.title)}</a>
            </Row>
          ))}
          {fallbacks.map((example) => (
            <Row key={example.name} example={example}>
              {keepHyphenatedWords(example.title)}
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A title in which hyphenated words, such as 3-D, don't wrap. */
function keepHyphenatedWords(title: string): ReactNode {
  return title.split(/(\b\d-[A-Z]\b)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="unbroken">
        {part}
      </span>
    ),
  )
}

function Row({ example: { answer }, children }: { example: Example; children: ReactNode }) {
  const added = sumScoreRules(answer)
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{answer.model?.raw_score ?? 'null'}</td>
      <td>{added === 0 ? '–' : formatSigned(added)}</td>
      <td>{answer.score ?? 'null'}</td>
      <td>
        <DecisionWord>{answer.decision}</DecisionWord>
      </td>
      <td>
        <code translate="no">{answer.decision_source}</code>
      </td>
    </tr>
  )
}
