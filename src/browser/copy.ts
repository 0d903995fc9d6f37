import { announce } from './announce.ts'

/** Copy buttons of code blocks, and permalinks, which copy their whole address. */
export function watchCopying(): void {
  document.addEventListener('click', async (event) => {
    const target = event.target as Element
    const button = target.closest<HTMLElement>('[data-copy]')
    const permalink = target.closest<HTMLAnchorElement>('[data-permalink]')
    if (button) {
      const code = button.parentElement?.querySelector('pre')?.textContent
      if (code !== undefined) await copied(button, code ?? '')
    } else if (permalink) await copied(permalink, permalink.href)
  })
}

async function copied(source: HTMLElement, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    announce('Copying is not allowed here')
    return
  }
  source.dataset.copied = ''
  announce('Copied')
  setTimeout(() => delete source.dataset.copied, 1600)
}
