import type { Page } from '@playwright/test'

/** The lines that are marked in the example that shows, as far as they are in view. */
export function marked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-mark]')].flatMap((mark) => {
      const code = mark.closest('code')!
      const box = mark.closest('pre')!.getBoundingClientRect()
      const line = Number.parseFloat(getComputedStyle(code).lineHeight)
      const { top, bottom } = mark.getBoundingClientRect()
      if (top < box.top || bottom > box.bottom + 1) return []
      const range = document.createRange()
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      const lines = new Map<number, string>()
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (text.parentElement?.closest('label:not(:has(:checked)) + span')) continue
        let start = 0
        for (const words of text.data.split('\n')) {
          range.setStart(text, start)
          range.setEnd(text, start + words.length)
          start += words.length + 1
          const box = range.getBoundingClientRect()
          const middle = (box.top + box.bottom) / 2
          const place = Math.round((middle - top) / line - 0.5)
          if (box.width > 0 && middle > top && middle < bottom) {
            lines.set(place, (lines.get(place) ?? '') + words)
          }
        }
      }
      return [...lines.values()].map((text) => text.trim())
    }),
  )
}
