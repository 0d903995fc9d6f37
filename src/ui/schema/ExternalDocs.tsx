import type { ExternalDocs as Docs } from '../../openapi/schema/external-docs.ts'
import { OutsideLink } from '../prose/OutsideLink.tsx'

/** A link to more documentation. */
export function ExternalDocs({ docs: { url, description } }: { docs: Docs }) {
  return (
    <p>
      See also: <OutsideLink href={url}>{description ?? url}</OutsideLink>
    </p>
  )
}
