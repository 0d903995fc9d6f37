import type { ViteDevServer } from 'vite'

/** The pages that are open in browsers, and changes that they don't show yet. */
interface OpenPages {
  /** Returns a counter of the pages' state, by which a page can tell whether it's up to date. */
  state(): number
  /** Increments the counter. A page that is still loading will then reload. */
  incrementState(): void
  /** Records a changed file, with the islands that it's part of, or undefined if it's part of anything else. */
  addChange(islands: readonly string[] | undefined): void
  /** Marks the whole page as changed, as after an edit of the config, rather than only its region. */
  markFrameChanged(): void
  /** Makes open pages re-render what changed. If the site becomes unreadable or readable again, they reload completely. */
  update(site: { readonly isReadable: boolean }): void
}

export function trackOpenPages({ environments }: ViteDevServer): OpenPages {
  const { hot } = environments.client
  let state = 0
  let isFrameChanged = false
  let changes: (readonly string[] | undefined)[] = []
  // A page that was still loading when its files changed wasn't notified.
  hot.on(shownEvent, (shownState, client) => {
    if (shownState !== state) client.send({ type: 'full-reload' })
  })
  return {
    state: () => state,
    incrementState: () => (state += 1),
    addChange: (islands) => changes.push(islands),
    markFrameChanged: () => (isFrameChanged = true),
    update({ isReadable }) {
      const areAllIslands = changes.length > 0 && !changes.includes(undefined)
      const data = areAllIslands ? { islands: changes.flat() } : {}
      const isInRegion = isReadable && !isFrameChanged
      hot.send(isInRegion ? { type: 'custom', event: 'site:update', data } : { type: 'full-reload' })
      isFrameChanged = !isReadable
      changes = []
    },
  }
}

const shownEvent = 'site:shown'

/** Returns a script that tells the server which state the page shows, as soon as it's connected. */
export function createShownScript(state: number, base: string): string {
  return `<script type="module">
import { createHotContext } from '${base}@vite/client'
createHotContext('/${shownEvent}').send('${shownEvent}', ${state})
</script>`
}
