import type { CodeSample } from '../../openapi/code-sample.ts'
import { Tab, Tabs } from '../prose/Tabs.tsx'
import { Code } from './Code.tsx'

/** One request in every language; the reader's language is remembered across pages. */
export function Samples({
  samples,
  example,
}: {
  samples: readonly CodeSample[]
  example: string | undefined
}) {
  const shown = samples.filter((sample) => sample.example === undefined || sample.example === example)
  return (
    <Tabs group="language" label="Language">
      {shown.map(({ language, label, source }) => (
        <Tab key={language} label={label}>
          <Code code={source} language={language} />
        </Tab>
      ))}
    </Tabs>
  )
}
