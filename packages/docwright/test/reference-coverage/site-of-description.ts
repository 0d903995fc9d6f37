import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { problemKinds } from '../../src/problem/problem.ts'

/**
 * Creates a separate site for a description file, which is rendered despite any problems. Returns the path of its
 * config.
 */
export function siteOfDescription(source: string, folder: string): string {
  const name = path.basename(source)
  const site = path.join(folder, name)
  mkdirSync(path.join(site, 'content'), { recursive: true })
  copyFileSync(source, path.join(site, 'content/openapi.yaml'))
  const config = {
    title: name,
    tagline: '',
    url: 'https://docs.example.com',
    content: './content',
    version: '1.0.0',
    sections: [],
    apiLabel: 'API',
    links: [],
    footer: [],
    colorMode: { disableSwitch: false, default: 'light' },
    hideOnScroll: true,
    problems: Object.fromEntries(problemKinds.map((kind) => [kind, 'warn'])),
  }
  writeFileSync(path.join(site, 'docwright.config.ts'), `export default ${JSON.stringify(config)}\n`)
  return path.join(site, 'docwright.config.ts')
}
