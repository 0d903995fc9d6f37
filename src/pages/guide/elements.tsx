import type { Element } from 'hast'
import type { ComponentProps, ReactNode } from 'react'
import { operationHref } from '../../model/api-hrefs.ts'
import { requestExample, responseExample } from '../../model/examples.ts'
import type { Version } from '../../model/page.ts'
import { nameAt } from '../../openapi/address.ts'
import type { Api } from '../../openapi/api.ts'
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

interface Named {
  readonly operation: string
  readonly example: string
}

interface Placed {
  readonly node: Element
}

/** A name for a choice that no other of the guide has: by where it is written. */
function nameOf({ position }: Element): string {
  return `choice-${position!.start.offset}`
}

/** The elements a guide may use. What they name was checked by the model, so it is there. */
export function guideElements({ api, docsRoot, errorPage }: Version): Elements {
  const the = (id: string): Operation => api!.operationById.get(id)!
  return {
    Tabs: ({ node, ...props }: Omit<ComponentProps<typeof Tabs>, 'name'> & Placed) => (
      <Tabs name={nameOf(node)} {...props} />
    ),
    Tab,
    Steps,
    Cards,
    Card,
    Columns,
    Operation: ({ id, children }: { id: string; children?: ReactNode }) => (
      <OperationLink operation={the(id)} href={operationHref(the(id), docsRoot)}>
        {children}
      </OperationLink>
    ),
    Field: ({ operation, path, children }: { operation: string; path: string; children?: ReactNode }) => (
      <a href={`${operationHref(the(operation), docsRoot)}#${path}`}>
        <code>{children ?? nameAt(path)}</code>
      </a>
    ),
    ErrorCode: ({ code }: { code: string }) => (
      <a href={`${errorPage}#${slugOfCode(code, api!)}`}>
        <code>{code}</code>
      </a>
    ),
    Sample: ({ node, operation, example }: Named & Placed) => (
      <Samples name={nameOf(node)} samples={api!.samples.get(the(operation).slug) ?? []} example={example} />
    ),
    RequestBody: ({ operation, example }: Named) => {
      const found = requestExample(the(operation), example)!
      return <Code title={found.summary ?? example} language="json" code={found.json} />
    },
    ResponseBody: ({ operation, example, status }: Named & { status?: string }) => {
      const found = responseExample(the(operation), example, status)!
      return (
        <Code
          title={`${found.response.title}: ${found.example.summary ?? example}`}
          language="json"
          code={found.example.json}
        />
      )
    },
    ErrorCatalogue: () => <ErrorCatalogue entries={api!.errorCatalogue} />,
    EnumTable: ({ schema }: { schema: string }) => <EnumTable values={api!.enums.get(schema)!} />,
  } as Elements
}

function slugOfCode(code: string, { errorCatalogue }: Api): string {
  return errorCatalogue.find((entry) => entry.code === code)!.slug
}
