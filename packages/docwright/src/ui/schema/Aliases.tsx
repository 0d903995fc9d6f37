/** Other addresses of a place: an element each, so that they lead here without JavaScript too. */
export function Aliases({ ids = [] }: { ids: readonly string[] | undefined }) {
  return ids.map((id) => <i key={id} id={id} />)
}
