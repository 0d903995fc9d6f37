import type { NotFoundProps } from '../../theme/slot-props.ts'

/** The page for an unknown address, with links into the site. */
export function NotFound({ heading, search, areas }: NotFoundProps) {
  return (
    <>
      {heading}
      {search}
      {areas}
    </>
  )
}
