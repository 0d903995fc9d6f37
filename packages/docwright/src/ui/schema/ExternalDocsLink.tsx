import type { ExternalDocs } from '../../openapi/schema/facts/external-docs.ts'
import { OutsideLink } from '../prose/OutsideLink.tsx'

/** A link to external documentation. */
export function ExternalDocsLink({ docs: { url, description } }: { docs: ExternalDocs }) {
  return (
    <p>
      See also: <OutsideLink href={url}>{description ?? url}</OutsideLink>
    </p>
  )
}
