import type { EnvironmentModuleNode, ViteDevServer } from 'vite'
import type { Brand } from '../../brand/brand.ts'
import { createBrandStyle } from '../apply-brand.ts'
import { toDevServerUrl } from '../bundle/engine-hash.ts'
import { componentModule, pageModule } from './rendering-code.ts'

/** Returns the head content of a page during development, which replaces the styles and the entry of a built page. */
export async function renderLiveHead(
  { environments, config: { base } }: ViteDevServer,
  brand: Brand,
): Promise<string> {
  const { moduleGraph } = environments.ssr
  const rendering = await Promise.all(
    [pageModule, componentModule].map((url) => moduleGraph.getModuleByUrl(url)),
  )
  const modules = rendering.flatMap((module) => [...listInEvaluationOrder(module)])
  const styles = new Set(modules.map(({ url }) => url).filter((url) => url.endsWith('.css')))
  // The React refresh preamble, which lets edited islands keep their state, loads before `entry`, which hydrates islands.
  const scripts = ['/@vite/client', '/@id/@vitejs/plugin-react/preamble', toDevServerUrl('browser/entry.ts')]
  return [
    ...[...styles].map((url) => `<link rel="stylesheet" href="${base}${url.slice(1)}">`),
    createBrandStyle(brand),
    ...scripts.map((url) => `<script type="module" src="${base}${url.slice(1)}"></script>`),
  ].join('\n')
}

/** Returns a module and all its imports in the order of evaluation (ECMA-262, 16.2.1.6), which is also the order of their styles. */
function listInEvaluationOrder(
  module: EnvironmentModuleNode | undefined,
  seen = new Set<EnvironmentModuleNode>(),
  done = new Set<EnvironmentModuleNode>(),
): ReadonlySet<EnvironmentModuleNode> {
  if (!module || seen.has(module)) return done
  seen.add(module)
  for (const imported of module.importedModules) listInEvaluationOrder(imported, seen, done)
  return done.add(module)
}
