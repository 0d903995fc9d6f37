import type { Element } from 'hast'
import type { ReactNode } from 'react'
import type { AttributesOf, ElementName } from '../../guides/elements.ts'
import { operationHref } from '../../model/api-hrefs.ts'
import { requestExample, responseExample } from '../../model/named-examples.ts'
import type { Version } from '../../model/page.ts'
import type { Api } from '../../openapi/api.ts'
import { nameAt } from '../../openapi/names/field-address.ts'
import type { Operation } from '../../openapi/objects/operation.ts'
import { Code } from '../../ui/code/Code.tsx'
import { Samples } from '../../ui/code/Samples.tsx'
import { Card, Cards } from '../../ui/prose/Cards.tsx'
import { Columns } from '../../ui/prose/Columns.tsx'
import type { Elements } from '../../ui/prose/Prose.tsx'
import { Steps } from '../../ui/prose/Steps.tsx'
import { Tab, Tabs } from '../../ui/prose/Tabs.tsx'
import { OperationLink } from '../../ui/schema/OperationLink.tsx'
import { EnumTable } from './EnumTable.tsx'
import { ErrorCatalogue } from './ErrorCatalogue.tsx'

/** What an element is drawn from: its attributes, its place in the guide, and what it holds. */
type Props<Name extends ElementName> = AttributesOf<Name> & {
  readonly node: Element
  readonly children: ReactNode
}

/** The elements a guide may use. What they name was checked by the model, so it is there. */
export function elementComponents({ api, docsRoot, errorPage }: Version): Elements {
  const the = (id: string): Operation => api!.operationById.get(id)!
  const elements: { readonly [Name in ElementName]: (props: Props<Name>) => ReactNode } = {
    Tabs: ({ node, ...props }) => <Tabs name={nameOf(node)} {...props} />,
    Tab,
    Steps,
    Cards,
    Card,
    Columns,
    Operation: ({ id, children }) => (
      <OperationLink operation={the(id)} href={operationHref(the(id), docsRoot)}>
        {children}
      </OperationLink>
    ),
    Field: ({ operation, path, children }) => (
      <a href={`${operationHref(the(operation), docsRoot)}#${path}`}>
        <code>{children ?? nameAt(path)}</code>
      </a>
    ),
    ErrorCode: ({ code }) => (
      <a href={`${errorPage}#${slugOfCode(code, api!)}`}>
        <code>{code}</code>
      </a>
    ),
    Sample: ({ node, operation, example }) => (
      <Samples name={nameOf(node)} samples={api!.samples.get(the(operation).slug) ?? []} example={example} />
    ),
    RequestBody: ({ operation, example }) => {
      const found = requestExample(the(operation), example)!
      return <Code title={found.summary ?? example} language="json" code={found.json} />
    },
    ResponseBody: ({ operation, example, status }) => {
      const { response, example: found } = responseExample(the(operation), example, status)!
      return (
        <Code title={`${response.title}: ${found.summary ?? example}`} language="json" code={found.json} />
      )
    },
    ErrorCatalogue: () => <ErrorCatalogue entries={api!.errorCatalogue} />,
    EnumTable: ({ schema }) => <EnumTable values={api!.enums.get(schema)!} />,
  }
  return elements
}

/** A name for a choice that no other of the guide has: by where it is written. */
function nameOf({ position }: Element): string {
  return `choice-${position!.start.offset}`
}

function slugOfCode(code: string, { errorCatalogue }: Api): string {
  return errorCatalogue.find((entry) => entry.code === code)!.slug
}
