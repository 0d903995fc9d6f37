import type { Drawing, DrawRequest } from '../../components/component.ts'
import { drawComponent } from '../draw-component.tsx'
import { ownComponents as components } from './own-code.ts'

/** Renders a component of the live site, from the current file. */
export function drawOwnComponent(request: DrawRequest, basePath: string): Promise<Drawing> {
  return drawComponent(request, { components, basePath })
}
