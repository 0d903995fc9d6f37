import type { CodeSample } from '../../openapi/code-sample/code-sample.ts'
import { Tab, Tabs } from '../prose/Tabs.tsx'
import { Code } from './Code.tsx'

/** One request in every language; the reader's language is remembered across pages. */
export function Samples({
  name,
  samples,
  example,
}: {
  /** Unlike that of any other choice on the page. */
  name: string
  samples: readonly CodeSample[]
  example: string | undefined
}) {
  const shown = samples.filter((sample) => sample.example === undefined || sample.example === example)
  return (
    <Tabs name={name} group="language" label="Language">
      {shown.map(({ language, label, source }) => (
        <Tab key={language} label={label}>
          <Code code={source} language={language} />
        </Tab>
      ))}
    </Tabs>
  )
}
