import type { Guide } from '../../guides/guide.ts'
import type { Version } from '../../model/page.ts'
import { drawnFrom, plainElements, withElements } from '../../model/plain-elements.ts'
import { Prose } from '../../ui/prose/Prose.tsx'
import { elementComponents } from './element-components.tsx'

/** The text of a guide, with its elements rendered. */
export function GuideProse({ guide, version }: { guide: Guide; version: Version }) {
  const tree = withElements(guide.body, drawnFrom(plainElements, version))
  return <Prose tree={tree} elements={elementComponents(version)} />
}
