import type { Root } from 'hast'
import { createContext } from 'react'
import { parseMarkdown } from '../../markdown/parse-markdown.ts'

/** Parses a description. On the pages of an API, this also resolves links. */
export const DescriptionTree = createContext((text: string): Root => parseMarkdown(text).htmlTree)
