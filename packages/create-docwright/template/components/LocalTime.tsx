'use client'

import { useEffect, useState } from 'react'

interface Props {
  /** A date and time (RFC 3339): `2027-03-01T09:30:00Z`. */
  readonly at: string
}

/** Shows a date and time in UTC first, and in the reader's time zone once the browser has hydrated it. */
export function LocalTime({ at }: Props) {
  // The first render must be identical in the build and in the browser, so the time zone is applied in an effect.
  const [words, setWords] = useState(`${at.slice(0, 10)}, ${at.slice(11, 16)} UTC`)
  useEffect(() => {
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'long' })
    setWords(format.format(new Date(at)))
  }, [at])
  return <time dateTime={at}>{words}</time>
}
