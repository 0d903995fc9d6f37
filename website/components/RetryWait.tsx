'use client'

import { useId, useState } from 'react'
import styles from './RetryWait.module.css'

/** The longest wait before a retry, in seconds. The reader selects the retry. */
export function RetryWait({ waits }: { readonly waits: readonly number[] }) {
  const [picked, setPicked] = useState(1)
  const id = useId()
  const retries = waits.map((_, index) => index + 1)
  const longest = waits[picked - 1]
  return (
    <div className={styles.wait}>
      <p id={id}>Before which retry?</p>
      <div role="group" aria-labelledby={id} className={styles.retries}>
        {retries.map((retry) => (
          <button key={retry} type="button" aria-pressed={retry === picked} onClick={() => setPicked(retry)}>
            {retry}
          </button>
        ))}
      </div>
      <p aria-live="polite">
        Wait a random time of up to {longest} {longest === 1 ? 'second' : 'seconds'}.
      </p>
    </div>
  )
}
