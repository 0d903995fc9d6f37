import type { Drawing, DrawRequest } from '../../components/component.ts'
import { drawComponent } from '../draw-component.tsx'
import { ownComponents as components } from './own-code.ts'

/** Draws a component of the live site, as its file is now. */
export function drawOwnComponent(request: DrawRequest, basePath: string): Promise<Drawing> {
  return drawComponent(request, { components, basePath })
}
