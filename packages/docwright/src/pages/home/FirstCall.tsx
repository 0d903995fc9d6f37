import { operationHref } from '../../model/api-hrefs.ts'
import type { PublishedApi } from '../../model/published-api.ts'
import { samplePanel } from '../../model/reference/sample-panel.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { CopyButton } from '../../ui/code/CopyButton.tsx'
import { Pick } from '../../ui/code/Pick.tsx'
import picks from '../../ui/code/picks.module.css'
import { SampleCode } from '../../ui/code/SampleCode.tsx'
import { Path } from '../../ui/schema/Endpoint.tsx'
import { Method } from '../../ui/schema/Method.tsx'
import styles from './FirstCall.module.css'

/** One call as it is sent, in every language, and what comes back. */
export function FirstCall({ operation, api }: { operation: Operation; api: PublishedApi }) {
  const panel = samplePanel(operation, api)
  if (!panel) return null
  const { languages, answer } = panel
  const answered = answer?.example?.json
  return (
    <section className={`${picks.picks} ${styles.call}`} aria-label="The first call">
      <div className={styles.strip}>
        <a className={styles.path} href={operationHref(operation, api.root)} translate="no">
          <Method method={operation.method} /> <Path path={operation.path} />
        </a>
        {languages.length > 1 && (
          <Pick
            id="pick.language"
            name="request.language"
            label="Language"
            group="language"
            options={languages.map(({ label = '' }, index) => ({ index, label, tab: label.toLowerCase() }))}
          />
        )}
        <CopyButton label="Copy code" />
      </div>
      <div className={styles.request}>
        {languages.map(({ codes }, index) => (
          <SampleCode
            // biome-ignore lint/suspicious/noArrayIndexKey: labels of written samples may be alike
            key={index}
            label="Request"
            codes={codes.slice(0, 1)}
            choice={languages.length > 1 ? { name: 'language', index } : undefined}
          />
        ))}
      </div>
      {answered && (
        <div className={styles.answer}>
          <p className={styles.status}>{answer.status}</p>
          <SampleCode label="Response" codes={[{ code: answered, language: 'json' }]} />
        </div>
      )}
    </section>
  )
}
