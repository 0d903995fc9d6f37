import type { ReactNode } from 'react'
import { createContext } from 'react'

/** What a site puts over and under the text of its pages. */
export const PageEnds = createContext<{ readonly start?: ReactNode; readonly end?: ReactNode }>({})
