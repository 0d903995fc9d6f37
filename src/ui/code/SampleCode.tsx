import { highlightTogether } from './highlight.ts'
import { shownBy } from './Pick.tsx'
import styles from './SampleCode.module.css'

interface Props {
  readonly label: string
  /** The code of every example; what all of them share stands there once. */
  readonly codes: readonly { readonly code: string; readonly language: string }[]
  /** The choice that shows this block and no other. */
  readonly choice?: { readonly name: string; readonly place: number } | undefined
}

/** A block of the samples: all examples, of which one is shown. */
export function SampleCode({ label, codes, choice }: Props) {
  const html = highlightTogether(codes, (place) => shownBy('example', place))
  return (
    <pre
      className={styles.code}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling block needs the keyboard to reach it
      tabIndex={0}
      role="group"
      data-format={codes[0]?.language}
      aria-label={label}
      {...(choice && shownBy(choice.name, choice.place))}
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}
