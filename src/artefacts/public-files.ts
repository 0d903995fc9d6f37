import { readFile } from 'node:fs/promises'
import type { Site } from '../model/page.ts'
import type { Artefact } from './artefact.ts'

/** Files that writers publish as they are: `content/public/`, and the pictures of guides. */
export function* publicFiles({ media, config }: Site): Generator<Artefact> {
  for (const [href, file] of media) yield { file: href.slice(1), content: () => readFile(file) }
  if (!media.has('/favicon.svg')) yield { file: 'favicon.svg', content: () => initialIcon(config.title) }
}

/** For a site that brings no icon: the first letter of its title. */
function initialIcon(title: string): string {
  const letter = title.replace(/[^\p{Letter}\p{Number}]/gu, '').charAt(0) || '?'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b6b64"/><text x="16" y="22.500" font-family="sans-serif" font-size="18" font-weight="bold" text-anchor="middle" fill="#fff">${letter}</text></svg>\n`
}
