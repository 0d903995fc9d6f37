'use client'

import { useEffect, useState } from 'react'

interface Props {
  /** A moment as an API writes it (RFC 3339): `2027-03-01T09:30:00Z`. */
  readonly at: string
}

/** A moment in UTC, as it stands in the page; in the browser it becomes the reader's own time. */
export function LocalTime({ at }: Props) {
  // The page and the browser draw the same at first. What only the browser knows comes after that.
  const [words, setWords] = useState(`${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`)
  useEffect(() => {
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long' })
    setWords(format.format(new Date(at)))
  }, [at])
  return <time dateTime={at}>{words}</time>
}
