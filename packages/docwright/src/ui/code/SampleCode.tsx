import { highlightEach, highlightMerged } from './highlight.ts'
import { createOptionAttribute } from './Pick.tsx'
import styles from './SampleCode.module.css'

interface Props {
  readonly label: string
  /** The code of every example. Lines that all of them share are included only once, unless several examples may be visible. */
  readonly codes: readonly { readonly code: string; readonly language: string }[]
  /** The title of each example that is printed whether or not it's selected. */
  readonly printed?: readonly (string | undefined)[]
  /** The option that shows this block only. */
  readonly choice?: { readonly name: string; readonly index: number } | undefined
}

/** A code block with all examples, of which one is visible. */
export function SampleCode({ label, codes, printed, choice }: Props) {
  const html = printed
    ? highlightEach(codes, (index) => ({
        ...createOptionAttribute('example', index),
        ...(printed[index] && { 'data-printed': printed[index] }),
      }))
    : highlightMerged(
        // On a page with many examples, only the initially visible language has elements for the values inside strings.
        codes.map((code) => ({ ...code, hasJson: !choice || choice.index === 0 })),
        (index) => createOptionAttribute('example', index),
      )
  return (
    <pre
      className={styles.code}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling block needs the keyboard to reach it
      tabIndex={0}
      role="group"
      translate="no"
      data-format={codes[0]?.language}
      aria-label={label}
      {...(choice && createOptionAttribute(choice.name, choice.index))}
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}

interface LanguagesProps {
  readonly label: string
  /** The requests in each language. */
  readonly languages: readonly Pick<Props, 'codes'>[]
}

/** The samples of each language. The selected one is visible. */
export function LanguageCodes({ label, languages }: LanguagesProps) {
  return languages.map(({ codes }, index) => (
    <SampleCode
      // biome-ignore lint/suspicious/noArrayIndexKey: labels of written samples may be alike
      key={index}
      label={label}
      codes={codes}
      choice={languages.length > 1 ? { name: 'language', index } : undefined}
    />
  ))
}
