import type { ReactNode } from 'react'

/** A figure and a capital with a hyphen between them are one word: 3-D. */
const word = /(\b\d-[A-Z]\b)/

/** Children whose words with a hyphen stay on one line; what is no text is left as it is. */
export function unbroken(children: ReactNode): ReactNode {
  if (Array.isArray(children)) return children.some(isBreakable) ? children.map(unbroken) : children
  if (!isBreakable(children)) return children
  return children.split(word).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never change
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  )
}

function isBreakable(child: ReactNode): child is string {
  return typeof child === 'string' && word.test(child)
}
