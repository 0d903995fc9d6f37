/** A line of text in which backticks mark inline code. */
export function Words({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text never change
      <code key={index} translate="no">
        {part}
      </code>
    ),
  )
}
