import type { ViteDevServer } from 'vite'

/** The pages that are open in browsers, and the changes that they don't show yet. */
interface OpenPages {
  /** Counts what pages show, so that a page can tell whether it shows the newest. */
  state(): number
  /** What is drawn from now on is other than before: a page that is still loading loads again. */
  count(): void
  /** The islands that a changed file is part of, or undefined when it is part of anything else. */
  add(islands: readonly string[] | undefined): void
  /** Marks the whole page as changed, as after an edit of the config, rather than only its region. */
  renewFrame(): void
  /** Makes open pages re-render what changed. If the site can't be read, and once it can be again, they reload completely. */
  tell(isReadable: boolean): void
}

export function openPages({ environments }: ViteDevServer): OpenPages {
  const { hot } = environments.client
  let state = 0
  let isFrameNew = false
  let changes: (readonly string[] | undefined)[] = []
  // A page that was still loading when its files changed didn't hear of it.
  hot.on(shownEvent, (shown, client) => {
    if (shown !== state) client.send({ type: 'full-reload' })
  })
  return {
    state: () => state,
    count: () => (state += 1),
    add: (islands) => changes.push(islands),
    renewFrame: () => (isFrameNew = true),
    tell(isReadable) {
      const isOfIslands = changes.length > 0 && !changes.includes(undefined)
      const data = isOfIslands ? { islands: changes.flat() } : {}
      const isPartOfPage = isReadable && !isFrameNew
      hot.send(isPartOfPage ? { type: 'custom', event: 'site:update', data } : { type: 'full-reload' })
      isFrameNew = !isReadable
      changes = []
    },
  }
}

const shownEvent = 'site:shown'

/** Tells the server, as soon as it can be heard, which state the page shows. */
export function shownScript(state: number, base: string): string {
  return `<script type="module">
import { createHotContext } from '${base}@vite/client'
createHotContext('/${shownEvent}').send('${shownEvent}', ${state})
</script>`
}
