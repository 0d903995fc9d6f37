/** Adds a stylesheet to the page. Resolves when it has loaded; if it doesn't load, it's removed, so that it can be tried again. */
export async function linkStylesheet(href: string, integrity = ''): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.integrity = integrity
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error(`${link.href} didn't load.`)))
      document.head.append(link)
    })
  } catch (error) {
    link.remove()
    throw error
  }
}
