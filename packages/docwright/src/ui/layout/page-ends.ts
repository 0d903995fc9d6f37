import type { ReactNode } from 'react'
import { createContext } from 'react'

/** A site's own content above and below the text of its pages. */
export const PageEnds = createContext<{ readonly start?: ReactNode; readonly end?: ReactNode }>({})
