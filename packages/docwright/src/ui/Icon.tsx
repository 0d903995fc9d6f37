const paths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.2 15.2L21 21',
  close: 'M6 6l12 12M18 6L6 18',
  external: 'M9 6h9v9M18 6L7 17',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M5 13l4 4L19 7',
  chevron: 'M9 6l6 6-6 6',
  sun: 'M12 4V2M12 22v-2M4 12H2M22 12h-2M5.6 5.6L4.2 4.2M19.8 19.8l-1.4-1.4M18.4 5.6l1.4-1.4M4.2 19.8l1.4-1.4M12 8a4 4 0 100 8 4 4 0 000-8z',
  moon: 'M20 14.5A8 8 0 019.5 4 8 8 0 1020 14.5z',
  system: 'M3 5h18v11H3zM8 20h8M12 16v4',
  link: 'M10 14a4 4 0 006 .5l3-3a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-6-.5l-3 3a4 4 0 005.7 5.7l1-1',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  book: 'M5 19.5V5a2 2 0 012-2h12v18H6.5a1.5 1.5 0 010-3H19',
  flag: 'M5 20V5h11l-2 4 2 4H5',
  shield: 'M12 3l8 3v6c0 5-3.5 7.5-8 9-4.5-1.5-8-4-8-9V6z',
  tool: 'M14 6l4 4-9 9H5v-4z',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  note: 'M12 8h.01M11 12h1v4h1M12 3a9 9 0 100 18 9 9 0 000-18z',
  tip: 'M9 18h6M10 21h4M12 3a6 6 0 00-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0012 3z',
  important: 'M12 7v6M12 16.5h.01M4 4h16v13h-6l-2 3-2-3H4z',
  warning: 'M12 9v4M12 16.5h.01M12 4L2.5 20h19z',
  caution: 'M12 8v5M12 16h.01M8 3h8l5 5v8l-5 5H8l-5-5V8z',
} as const

/** The name of an icon. */
export type IconName = keyof typeof paths

/** An icon of 24 by 24 units in the text's color. Hidden from assistive technology, so its button needs a name. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
