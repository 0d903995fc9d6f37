import { renderToStaticMarkup } from 'react-dom/server'
import { setTwinRenderer } from '../src/artefacts/markdown/twin.ts'
import { PageRegion } from '../src/pages/PageRegion.tsx'
import { renderInPlace } from '../src/ui/jsx/resolve-addresses.ts'
import { renderWithMarks, selectForTwin } from '../src/ui/twin-marks.tsx'
import { getBasePath } from '../src/wire.ts'

// Twins are printed from pages as a build draws them.
setTwinRenderer((page, site) =>
  selectForTwin(
    renderInPlace({ basePath: getBasePath(site.config.url) }, () =>
      renderWithMarks(() => renderToStaticMarkup(<PageRegion page={page} site={site} />)),
    ),
  ),
)
