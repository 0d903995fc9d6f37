import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { classesIn } from './class-name.ts'

/** While developing, who draws a page needs to know of a stylesheet only what its classes are called; the browser gets it whole. */
export function classNamesPlugin(): Plugin {
  return {
    name: 'class-names',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'ssr',
    load: {
      filter: { id: /\.css$/ },
      handler: (id) => (id.endsWith('.module.css') ? classesAlone(readFileSync(id, 'utf8')) : ''),
    },
  }
}

function classesAlone(css: string): string {
  return classesIn(css)
    .map((name) => `.${name} {}`)
    .join('\n')
}
