let coming: Promise<void> | undefined

/** Puts the styles of all pages in force: the page that the server sent carries only those that it paints with itself. */
export function allStyles(): Promise<void> {
  coming ??= linked()
  coming.catch(() => {
    coming = undefined
  })
  return coming
}

/** A link of its own, since that for paper may have failed before anybody listened. */
async function linked(): Promise<void> {
  const forPaper = document.querySelector<HTMLLinkElement>('link[data-styles]')
  // While developing, all styles are there.
  if (!forPaper) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = forPaper.href
  link.integrity = forPaper.integrity
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', () => reject(new Error(`${link.href} did not come.`)))
      forPaper.after(link)
    })
  } catch (error) {
    link.remove()
    throw error
  }
}
