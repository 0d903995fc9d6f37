'use client'

import { useEffect, useState } from 'react'

/** On the page for unknown addresses: the existing address most like the one that was asked for. */
export function DidYouMean() {
  const [href, setHref] = useState<string>()
  useEffect(() => {
    import('./nearest-address.ts')
      .then(({ nearestAddress }) => nearestAddress(location.pathname))
      .then(setHref)
      .catch(() => undefined)
  }, [])
  return (
    <p className="suggestion" role="status">
      {href && (
        <>
          Did you mean <a href={href}>{href}</a>?
        </>
      )}
    </p>
  )
}
