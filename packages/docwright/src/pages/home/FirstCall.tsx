import { getReferenceHref } from '../../model/api-hrefs.ts'
import type { PublishedApi } from '../../model/published-api.ts'
import { createSamplePanel } from '../../model/reference/sample-panel.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { CopyButton } from '../../ui/code/CopyButton.tsx'
import { LanguagePick } from '../../ui/code/Pick.tsx'
import picks from '../../ui/code/picks.module.css'
import { LanguageCodes, SampleCode } from '../../ui/code/SampleCode.tsx'
import { Path } from '../../ui/schema/Endpoint.tsx'
import { Method } from '../../ui/schema/Method.tsx'
import { PageOnly, TwinOnly } from '../../ui/twin-marks.tsx'
import { LabelledCode } from '../operation/SamplesInTwin.tsx'
import styles from './FirstCall.module.css'

interface Props {
  readonly operation: Operation
  readonly api: PublishedApi
  readonly label?: string
}

/** One request in every language, and its response. */
export function FirstCall({ operation, api, label = 'The first call' }: Props) {
  const panel = createSamplePanel(operation, api)
  if (!panel) return null
  const { answer } = panel
  const languages = panel.languages.map((language) => ({ ...language, codes: language.codes.slice(0, 1) }))
  const answered = answer?.example?.json
  const response = operation.responses.find(({ status }) => status === answer?.status)
  const status = response?.title ?? answer?.status
  return (
    <>
      <TwinOnly>
        <p>
          <a href={getReferenceHref(operation, api.root)}>
            <code>{`${operation.method} ${operation.path}`}</code>
          </a>
        </p>
        <LabelledCode
          codes={languages.flatMap(({ label: name, codes: [request] }) =>
            request ? [{ label: name, language: request.language, source: request.code }] : [],
          )}
        />
        {answered && (
          <>
            <p>{status}</p>
            <pre data-language="json">{answered}</pre>
          </>
        )}
      </TwinOnly>
      <PageOnly>
        <section className={`${picks.picks} ${styles.call}`} aria-label={label}>
          <div className={styles.strip}>
            <a className={styles.path} href={getReferenceHref(operation, api.root)} translate="no">
              <Method method={operation.method} />{' '}
              <span>
                <Path path={operation.path} />
              </span>
            </a>
            <LanguagePick languages={languages} />
            <CopyButton label="Copy code" />
          </div>
          <div className={styles.request}>
            <LanguageCodes label="Request" languages={languages} />
          </div>
          {answered && (
            <div className={styles.answer}>
              <p className={styles.status}>{status}</p>
              <SampleCode label="Response" codes={[{ code: answered, language: 'json' }]} />
            </div>
          )}
        </section>
      </PageOnly>
    </>
  )
}
