import type { Root } from 'hast'
import { createContext } from 'react'
import { parse } from '../../markdown/parse.ts'

/** Parses a description. On the pages of an API, this also resolves links. */
export const DescriptionTree = createContext((text: string): Root => parse(text).drawn)
