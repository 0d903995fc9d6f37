import { tsPlugin } from '@sveltejs/acorn-typescript'
import type { Program } from 'acorn'
import { Parser } from 'acorn'

const parser = Parser.extend(tsPlugin())

/** The first place of a source that is not TypeScript, and why. */
interface SyntaxMistake {
  readonly message: string
  readonly offset: number
}

/** A config's source as a tree, types included. */
export function parseConfig(source: string): { readonly program: Program } | SyntaxMistake {
  try {
    // The plugin asks for locations.
    return {
      program: parser.parse(source, { sourceType: 'module', ecmaVersion: 'latest', locations: true }),
    }
  } catch (error) {
    if (!(error instanceof SyntaxError && 'pos' in error)) throw error
    return { message: error.message.replace(/ \(\d+:\d+\)$/, ''), offset: Number(error.pos) }
  }
}
