import type { NotFoundProps } from '../../theme/slot-props.ts'

/** What an unknown address shows: the way back into the site. */
export function NotFound({ heading, search, areas }: NotFoundProps) {
  return (
    <>
      {heading}
      {search}
      {areas}
    </>
  )
}
