/** A load shorter than this shows no bar, in milliseconds. */
const patience = 200

/** Shows a bar from 200 ms on, until the work is done, has failed, or is wanted no more. */
export function withProgress<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const bar = document.createElement('div')
  bar.dataset.progress = ''
  bar.role = 'progressbar'
  bar.ariaLabel = 'Loading the page'
  const timer = setTimeout(() => document.body.append(bar), patience)
  const stop = () => {
    clearTimeout(timer)
    bar.remove()
  }
  signal.addEventListener('abort', stop)
  return work.finally(stop)
}
