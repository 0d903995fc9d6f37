import type { RenderedComponent, RenderRequest } from '../../components/component.ts'
import { renderComponent } from '../render-component.tsx'
import { ownComponents as components } from './own-code.ts'

/** Renders a component of the live site, from the current file. */
export function renderOwnComponent(request: RenderRequest, basePath: string): Promise<RenderedComponent> {
  return renderComponent(request, { components, basePath })
}
