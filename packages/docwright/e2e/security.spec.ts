import { expect, test } from '@playwright/test'

test("a script or a style that someone slips into a page doesn't run", async ({ page }) => {
  await page.goto('/')
  const result = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.append('globalThis.slipped = true')
    document.body.append(script)
    const element = document.createElement('p')
    element.setAttribute('style', 'color: rgb(255, 0, 0)')
    document.body.append(element)
    const foreign = await fetch('https://elsewhere.example/').then(
      () => 'answered',
      () => 'refused',
    )
    return { ran: 'slipped' in globalThis, color: getComputedStyle(element).color, foreign }
  })

  expect(result).toEqual({ ran: false, color: expect.not.stringMatching('255, 0, 0'), foreign: 'refused' })
})

test("text that someone slips into a page doesn't become markup, and no second policy can be made", async ({
  page,
}) => {
  await page.goto('/')
  const isRefused = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string): unknown }
    }
    const tries = [
      () => document.body.setHTMLUnsafe('<img src=x>'),
      () => Object.assign(document.body, { innerHTML: '<img src=x>' }),
      () => new Worker('/assets/other.js'),
      () => trustedTypes.createPolicy('site'),
      () => trustedTypes.createPolicy('default'),
    ]
    return tries.map((attempt) => {
      try {
        attempt()
        return false
      } catch {
        return true
      }
    })
  })

  expect(isRefused).toEqual([true, true, true, true, true])
})

test("a film of the site plays, and one from elsewhere doesn't", async ({ page, context }) => {
  const studio = await context.newPage()
  const film = Buffer.from(await studio.evaluate(recorded))
  await context.route('**/film.webm', (route) => route.fulfill({ body: film, contentType: 'video/webm' }))
  await page.goto('/')

  expect(await page.evaluate(played, '/film.webm')).toEqual({ isPlayed: true, refused: [] })
  expect(await page.evaluate(played, 'https://elsewhere.example/film.webm')).toEqual({
    isPlayed: false,
    refused: ['media-src'],
  })
})

/** The bytes of a film of a second. */
async function recorded(): Promise<number[]> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')!
  const painting = setInterval(() => pen.fillRect(performance.now() % 300, 0, 9, 9), 40)
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: 'video/webm' })
  const made = new Promise<Blob>((resolve) => {
    recorder.ondataavailable = ({ data }) => resolve(data)
  })
  recorder.start()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  recorder.stop()
  clearInterval(painting)
  return [...new Uint8Array(await (await made).arrayBuffer())]
}

/** Checks whether a video plays, and which requests the page's security policy blocks. */
async function played(address: string): Promise<{ isPlayed: boolean; refused: readonly string[] }> {
  const refused: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
    refused.push(violatedDirective)
  })
  const film = Object.assign(document.createElement('video'), { src: address, muted: true })
  document.body.append(film)
  const isPlayed = await new Promise<boolean>((resolve) => {
    film.ontimeupdate = () => film.currentTime > 0 && resolve(true)
    film.onerror = () => resolve(false)
    film.play().catch(() => resolve(false))
  })
  film.remove()
  return { isPlayed, refused }
}
