import radio from '../../styles/radio.module.css'
import { foldMarks, highlightApart, highlightTogether } from './highlight.ts'
import { shownBy } from './Pick.tsx'
import styles from './SampleCode.module.css'

type CodeOf = Parameters<typeof highlightTogether>[0][number]

interface Props {
  readonly label: string
  /** The code of every example. Lines that all of them share are included only once, unless several examples may be visible. */
  readonly codes: readonly CodeOf[]
  /** The title of each example that is printed whether or not it's selected. */
  readonly printed?: readonly (string | undefined)[]
  /** The option that shows this block only. */
  readonly choice?: { readonly name: string; readonly index: number } | undefined
}

/** A code block with all examples, of which one is visible. */
export function SampleCode({ label, codes, printed, choice }: Props) {
  const html = printed
    ? highlightApart(codes, (index) => ({
        ...shownBy('example', index),
        ...(printed[index] && { 'data-printed': printed[index] }),
      }))
    : highlightTogether(
        // On a page with many examples, only the initially visible language has elements for the values inside strings.
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
      <code dangerouslySetInnerHTML={{ __html: withFolds(html) }} />
    </pre>
  )
}

const { start, end } = foldMarks
const foldable = new RegExp(`${start}([^${end}]*)${end}`, 'g')

/** Puts a line that opens above lines that can be folded; those that examples have in different elements can't be. */
function withFolds(html: string): string {
  return html
    .replaceAll(foldable, (_, lines: string) => {
      if (/<\/?span/.test(lines)) return lines
      const words = `${lines.split('\n').length - 1} headers`
      return `<label class="${radio.label}" data-headers="${words}"><input class="${radio.input}" type="checkbox" aria-label="${words}"/></label><span>${lines}</span>`
    })
    .replaceAll(new RegExp(`[${start}${end}]`, 'g'), '')
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
