import type { Guide } from '../../guides/guide.ts'
import type { Version } from '../../model/page.ts'
import { createRenderer, plainElements, replaceElements } from '../../model/plain-elements.ts'
import { Prose } from '../../ui/prose/Prose.tsx'
import { createElementComponents } from './element-components.tsx'

/** The text of a guide, with its elements rendered. */
export function GuideProse({ guide, version }: { guide: Guide; version: Version }) {
  const tree = replaceElements(guide.body, createRenderer(plainElements, version))
  return <Prose tree={tree} elements={createElementComponents(version)} />
}
