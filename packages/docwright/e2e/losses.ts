import type { Route } from '@playwright/test'

/** Every way in which a shipped file can fail to load. */
export const losses: Record<string, (route: Route) => Promise<unknown> | undefined> = {
  'is gone': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><p>Gone' }),
  'is broken off': (route) => route.abort(),
  'is cut in half': async (route) => {
    const response = await route.fetch()
    const bytes = await response.body()
    await route.fulfill({ response, body: bytes.subarray(0, bytes.length / 2) })
  },
  'comes as a page of HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>App' }),
  // The request is neither answered nor rejected.
  stalls: () => undefined,
}
