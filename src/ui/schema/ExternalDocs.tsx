import type { ExternalDocs as Docs } from '../../openapi/schema/external-docs.ts'

/** A link to more documentation. */
export function ExternalDocs({ docs: { url, description } }: { docs: Docs }) {
  return (
    <p>
      See also: <a href={url}>{description ?? url}</a>
    </p>
  )
}
