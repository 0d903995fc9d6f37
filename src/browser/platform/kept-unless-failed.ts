/** Begins a work once for all who ask, and anew for whoever asks after it has failed. */
export function keptUnlessFailed<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined
  return () => {
    coming ??= work()
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }
}
