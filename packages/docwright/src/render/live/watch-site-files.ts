import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { findComponentsFolder } from '../../components/read-components.ts'
import type { LoadedConfig } from '../../config/read-config.ts'
import { isBelow } from '../../content/content-file.ts'
import { findThemeFolder } from '../../theme/read-theme.ts'
import { watchOutside } from './watch-outside.ts'

/** The files of a live site, which are watched wherever they are. */
interface SiteFiles {
  /** Watches the content folder and the extensions of a config. */
  watchConfig(loaded: Pick<LoadedConfig, 'config' | 'contentFolder'>): void
  /** Watches a file that an API file refers to. */
  watchReference(file: string): void
  isComponent(file: string): boolean
  isTheme(file: string): boolean
}

/**
 * Watches the files of a site. Calls `onChange` for its config, content, extensions, and referenced files; Vite handles components
 * and the theme. `isEdit` is false for a file that was added or removed.
 */
export function watchSiteFiles(
  server: ViteDevServer,
  configFile: string,
  onChange: (file: string, isEdit: boolean) => void,
): SiteFiles {
  const [components, theme] = [findComponentsFolder(configFile), findThemeFolder(configFile)]
  let contentFolder: string | undefined
  let extensions: ReadonlySet<string> = new Set()
  const references = new Set<string>()
  const isContent = (file: string) => contentFolder !== undefined && isBelow(file, contentFolder)
  const handleChange = (changed: string, isEdit: boolean) => {
    const isNamed = changed === configFile || extensions.has(changed) || references.has(changed)
    if (isNamed || isContent(changed)) onChange(changed, isEdit)
  }
  const watch = watchOutside(server, (restored) => handleChange(restored, false))
  for (const place of [configFile, components, theme]) watch(place)
  server.watcher.on('all', (event, changed) => handleChange(changed, event === 'change'))
  return {
    watchConfig({ config, contentFolder: folder }) {
      contentFolder = folder
      extensions = new Set(config.extensions.map((name) => path.resolve(path.dirname(configFile), name)))
      for (const place of [folder, ...extensions]) watch(place)
    },
    watchReference(file) {
      if (isContent(file)) return
      references.add(file)
      watch(file)
    },
    isComponent: (file) => file.startsWith(components + path.sep),
    isTheme: (file) => file.startsWith(theme + path.sep),
  }
}
