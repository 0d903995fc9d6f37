import radio from '../../styles/radio.module.css'
import styles from './Pick.module.css'

/** An option that a reader may pick. */
export interface Option {
  /** Its index among all options of its group, which is also the index of its content. */
  readonly index: number
  readonly label: string
  /** Whether it's initially selected. By default, the first option is. */
  readonly isPicked?: boolean
  /** The button's text while this option is picked, if it differs from the label. */
  readonly short?: string
  /** The heading of the options around it, if the list has groups. */
  readonly heading?: string | undefined
  /** The value under which the reader's choice is stored. */
  readonly tab?: string
  /** Further attributes of its radio button, by which scripts find it. */
  readonly data?: { readonly id?: string } & Readonly<Record<`data-${string}`, string | undefined>>
}

interface Props {
  /** A unique ID on the page. */
  readonly id: string
  /** The name of the radio buttons. Several lists may share one choice. */
  readonly name: string
  readonly label: string
  readonly options: readonly Option[]
  /** The button's text while no option of this list is picked. */
  readonly unpicked?: string | undefined
  /** Lists in the same group are synchronized, and the reader's choice is stored (`browser/samples/code-language.ts`). */
  readonly group?: string
}

/** A button that shows the picked option and opens the list of all: radio buttons in a popover, without any script. */
export function Pick({ id, name, label, options, unpicked, group }: Props) {
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id}>
        {unpicked === undefined ? (
          <span className="unseen">{label} </span>
        ) : (
          <span className={styles.unpicked}>{unpicked}</span>
        )}
        {options.map((option) => (
          <span key={option.index} {...createOptionAttribute(name, option.index)}>
            {option.short ?? option.label}
          </span>
        ))}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.list}
        role="radiogroup"
        aria-label={label}
        data-tab-group={group}
      >
        {[...Map.groupBy(options, ({ heading }) => heading)].map(([heading, inside]) =>
          heading === undefined ? (
            <Choices key="" name={name} options={inside} />
          ) : (
            <div key={heading} className={styles.group} role="group" aria-label={heading}>
              <Choices name={name} options={inside} />
            </div>
          ),
        )}
      </div>
    </>
  )
}

function Choices({ name, options }: { name: string; options: readonly Option[] }) {
  return options.map((option) =>
    option.tab === undefined ? (
      <Radio key={option.index} name={name} option={option} />
    ) : (
      <div key={option.index} data-tab={option.tab}>
        <Radio name={name} option={option} />
      </div>
    ),
  )
}

/** A list of the samples' languages, if there are several. The reader's choice is stored. */
export function LanguagePick({
  languages,
}: {
  languages: readonly { readonly label: string | undefined }[]
}) {
  if (languages.length < 2) return null
  const options = languages.map(({ label = '' }, index) => ({ index, label, tab: label.toLowerCase() }))
  return (
    <Pick id="pick.language" name="request.language" label="Language" group="language" options={options} />
  )
}

/** Returns the attribute of an element that is visible only while this option is selected (`picks.module.css`). */
export function createOptionAttribute(name: string, index: number): Readonly<Record<string, string>> {
  return { [`data-${name.split('.').at(-1)}`]: formatDigits(index) }
}

/**
 * Formats an index as two digits of base 36, which is enough for 1,296 options. CSS compares the first and the last digit separately
 * (`picks.module.css`), so it needs a selector for each digit, not for each index. Below 360, the last digit is 0 to 9, so that a page
 * needs few selectors.
 */
export function formatDigits(index: number): string {
  const further = index - 360
  const [first, last] =
    further < 0 ? [Math.trunc(index / 10), index % 10] : [further % 36, 10 + Math.trunc(further / 36)]
  return first.toString(36) + last.toString(36)
}

/** One option with its label. */
export function Radio({
  name,
  option,
  className,
}: {
  name: string
  option: Option
  className?: string | undefined
}) {
  return (
    <label className={[radio.label, className].filter(Boolean).join(' ')}>
      <input
        type="radio"
        name={name}
        value={formatDigits(option.index)}
        defaultChecked={option.isPicked ?? option.index === 0}
        {...option.data}
      />
      {option.label}
    </label>
  )
}
