const paths = {
  guide: 'M7 3h7l4 4v14H7zM10 12h5M10 16h5',
  operation: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  field: 'M9 4H7v6l-3 2 3 2v6h2M15 4h2v6l3 2-3 2v6h-2',
  error: 'M12 9v4M12 16.5h.01M12 4L2.5 20h19z',
  recent: 'M12 7v5l3 2M12 3a9 9 0 100 18 9 9 0 000-18z',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.2 15.2L21 21',
  clear: 'M6 6l12 12M18 6L6 18',
} as const

/** The kinds of search results that have an icon. */
export type ResultIcon = keyof typeof paths

/** An icon for the kind of a result. It's decorative, because the kind is also written. */
export function KindIcon({ kind }: { kind: ResultIcon }) {
  return (
    <svg viewBox="0 0 24 24" className="search-icon" aria-hidden="true">
      <path d={paths[kind]} />
    </svg>
  )
}
