import { renderToStaticMarkup } from 'react-dom/server'
import { printTwinsFrom } from '../src/artefacts/markdown/twin.ts'
import { PageRegion } from '../src/pages/PageRegion.tsx'
import { renderInPlace } from '../src/ui/jsx/printed.ts'
import { drawnWithMarks, forTwin } from '../src/ui/twin-marks.tsx'
import { basePathOf } from '../src/wire.ts'

// Twins are printed from pages as a build draws them.
printTwinsFrom((page, site) =>
  forTwin(
    renderInPlace({ basePath: basePathOf(site.config.url) }, () =>
      drawnWithMarks(() => renderToStaticMarkup(<PageRegion page={page} site={site} />)),
    ),
  ),
)
