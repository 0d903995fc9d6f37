import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'postcss'
import { parse } from 'postcss'
import { codeFolder } from '../../code-file.ts'

const file = path.join(codeFolder, 'styles/media.css')

/** Replaces custom media queries with the widths in `styles/media.css`, because no browser supports them yet (Media Queries 5). */
export function createCustomMediaPlugin(): Plugin {
  const widths = new Map<string, string>()
  parse(readFileSync(file, 'utf8')).walkAtRules('custom-media', ({ params }) => {
    const [name = '', ...words] = params.split(' ')
    widths.set(name, words.join(' '))
  })
  return {
    postcssPlugin: 'custom-media',
    AtRule: {
      media: (rule) => {
        rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/g, (_, name) => {
          const width = widths.get(name)
          if (!width) throw rule.error(`styles/media.css has no ${name}.`)
          return width
        })
      },
    },
  }
}
