'use client'

import { useEffect, useState } from 'react'

/** For an address that has no page: a button that searches for the address's own words. Needs JavaScript to do anything. */
export function SearchForAddress() {
  const [words, setWords] = useState('')
  useEffect(() => setWords(wordsOfAddress(location.pathname)), [])
  return (
    <button type="button" className="search-address" data-search-button data-query={words}>
      {words ? `Search for “${words}”` : 'Search'}
    </button>
  )
}

function wordsOfAddress(pathname: string): string {
  const parts = pathname.split('/').map(decoded)
  return parts
    .join(' ')
    .replace(/\.html?$/, '')
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '' && word !== 'docs')
    .join(' ')
    .slice(0, 80)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
