import { createRequire } from 'node:module'
import { resolveCodeFile } from '../../code-file.ts'
import { readThroughCache } from '../../memory.ts'
import { unescapeLabel } from './label.ts'

type Library = typeof import('../../libraries/mermaid.ts')

/** The library, which is loaded for the first diagram, because most sites have none. */
let loaded: Library | undefined

/** Renders a diagram as SVG with the theme's colors and fonts, without inline styles, which the policy of pages blocks. */
export function renderMermaidSvg(source: string): string {
  return readThroughCache('mermaid', source, () => {
    loaded ??= createRequire(import.meta.url)(resolveCodeFile('libraries/mermaid.ts')) as Library
    const svg = loaded.renderMermaidSVG(source, { padding: 12, transparent: true })
    return (
      svg
        .replace(/<style>.*?<\/style>/s, '')
        .replace(/<svg\b[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>/, (_, width: string, height: string) => {
          const [w, h] = [Math.ceil(Number(width)), Math.ceil(Number(height))]
          return `<svg viewBox="0 0 ${w} ${h}" width="${Math.round(w * scale)}" height="${Math.round(h * scale)}">`
        })
        .replace(/(?<=\d\.\d\d)\d+/g, '')
        // Moves the name of a person up, because it would overlap the line of the first message.
        .replace(/<g class="actor"(?=[^>]*-type="actor")/g, '$& transform="translate(0 -20)"')
        .replaceAll('class="mono"', 'font-family="var(--font-code)"')
        .replace(/\sclass="[^"]*"|\sdata-[a-z\d-]+="[^"]*"/g, '')
        .replace(/var\((--_?[a-z-]+)\)/g, (written, name: string) => `var(${colors.get(name) ?? written})`)
        .replace(/[\ue020-\ue07e]/g, (sign) => `&#${unescapeLabel(sign).charCodeAt(0)};`)
        .replaceAll('\ue000', '')
        .replace(/>\s+</g, '><')
    )
  })
}

/** The enlargement that makes the words of a diagram as large as the text around it. */
const scale = 1.2

/** The theme's variables for the library's. */
const colors: ReadonlyMap<string, string> = new Map([
  ['--bg', '--canvas'],
  ['--fg', '--ink'],
  ['--_text', '--ink'],
  ['--_text-sec', '--ink'],
  ['--_text-muted', '--ink-soft'],
  ['--_text-faint', '--ink-soft'],
  ['--_line', '--ink-faint'],
  ['--_arrow', '--ink-soft'],
  ['--_node-fill', '--surface'],
  ['--_node-stroke', '--ink-faint'],
  ['--_group-fill', '--canvas'],
  ['--_group-hdr', '--surface-strong'],
  ['--_inner-stroke', '--line-strong'],
  ['--_key-badge', '--surface-strong'],
  ['--font-code', '--font-code'],
])
