/** A load shorter than this shows no bar, in milliseconds. */
const patience = 200

/** Shows a bar from 200 ms on, until the work is done or has failed. */
export async function withProgress<T>(work: Promise<T>): Promise<T> {
  const bar = document.createElement('div')
  bar.className = 'progress'
  const timer = setTimeout(() => document.body.append(bar), patience)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    bar.remove()
  }
}
