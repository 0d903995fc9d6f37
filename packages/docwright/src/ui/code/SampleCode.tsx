import { highlightApart, highlightTogether } from './highlight.ts'
import { shownBy } from './Pick.tsx'
import styles from './SampleCode.module.css'

interface Props {
  readonly label: string
  /** The code of every example; what all of them share is there once, unless several may show. */
  readonly codes: readonly { readonly code: string; readonly language: string }[]
  /** What is printed above an example that paper shows whether or not it is picked. */
  readonly printed?: readonly (string | undefined)[]
  /** The choice that shows this block and no other. */
  readonly choice?: { readonly name: string; readonly index: number } | undefined
}

/** A block of the samples: all examples, of which one is shown. */
export function SampleCode({ label, codes, printed, choice }: Props) {
  const html = printed
    ? highlightApart(codes, (index) => ({
        ...shownBy('example', index),
        ...(printed[index] && { 'data-printed': printed[index] }),
      }))
    : highlightTogether(
        // A page of many examples has elements for the values of each in one language, the one that shows first.
        codes.map((code) => ({ ...code, hasJson: !choice || choice.index === 0 })),
        (index) => shownBy('example', index),
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
      {...(choice && shownBy(choice.name, choice.index))}
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}

interface LanguagesProps {
  readonly label: string
  /** What requests look like in each of them. */
  readonly languages: readonly Pick<Props, 'codes'>[]
}

/** The samples of each language, of which the one shows that is picked. */
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
