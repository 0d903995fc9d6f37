import type { CodeSample } from '../../openapi/code-sample/code-sample.ts'
import { Code } from '../../ui/code/Code.tsx'
import { Tab, Tabs } from '../../ui/prose/Tabs.tsx'
import { PageOnly, TwinOnly } from '../../ui/twin-marks.tsx'
import { LabelledCode } from '../operation/SamplesInTwin.tsx'

interface Props {
  /** A unique name on the page. */
  readonly name: string
  readonly samples: readonly CodeSample[]
  /** The other languages of the operation's examples, as one text. Empty if there are none. */
  readonly otherLanguages: string
  readonly examplesHref: string
}

/**
 * An example request in every language. The reader's language is remembered across pages. The twin has one language and a link if
 * the operation's examples have the others, because a program needs the request only once.
 */
export function GuideSample({ name, samples, otherLanguages, examplesHref }: Props) {
  const tabs = (
    <Tabs name={name} group="language" label="Language">
      {samples.map(({ language, label, source }) => (
        <Tab key={language} label={label}>
          <Code isCall code={source} language={language} />
        </Tab>
      ))}
    </Tabs>
  )
  if (otherLanguages === '') return tabs
  return (
    <>
      <TwinOnly>
        <LabelledCode codes={samples.slice(0, 1)} />
        <p>
          The same request in {otherLanguages}: <a href={examplesHref}>examples</a>
        </p>
      </TwinOnly>
      <PageOnly>{tabs}</PageOnly>
    </>
  )
}
