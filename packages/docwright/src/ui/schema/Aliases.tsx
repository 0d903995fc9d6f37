import type { Field } from '../../openapi/schema/facts/schema.ts'

/** The other addresses of a field: an element each, so that they lead here without JavaScript too. */
export function Aliases({ of: { aliases } }: { of: Field }) {
  return aliases?.map((id) => <i key={id} id={id} />)
}
