import type { Element } from 'hast'
import type { ReactNode } from 'react'
import type { AttributesOf, ElementName } from '../../guides/elements.ts'
import { getReferenceHref } from '../../model/api-hrefs.ts'
import { listErrorOccurrences } from '../../model/error-occurrences.ts'
import { getExamplesHref } from '../../model/markdown-href.ts'
import {
  findApiWithEnum,
  findNamedOperation,
  findRequestExample,
  findResponseExample,
  listCatalogueEntries,
  listSamples,
} from '../../model/named-in-apis.ts'
import type { Version } from '../../model/page.ts'
import type { ComponentElement } from '../../model/plain-elements.ts'
import { listLanguagesInExamplesFile } from '../../model/reference/samples-apart.ts'
import type { EnumValue } from '../../openapi/schema/parts/enum-value.ts'
import { Code } from '../../ui/code/Code.tsx'
import { Card, Cards } from '../../ui/prose/Cards.tsx'
import { Columns } from '../../ui/prose/Columns.tsx'
import { DescriptionTree } from '../../ui/prose/description-tree.ts'
import { Markdown } from '../../ui/prose/Markdown.tsx'
import type { Elements } from '../../ui/prose/Prose.tsx'
import { ScrollTable } from '../../ui/prose/ScrollTable.tsx'
import { Steps } from '../../ui/prose/Steps.tsx'
import { Tab, Tabs } from '../../ui/prose/Tabs.tsx'
import { OperationLink } from '../../ui/schema/OperationLink.tsx'
import { ErrorCatalogue } from './ErrorCatalogue.tsx'
import { GuideSample } from './GuideSample.tsx'

/** The props of an element: its attributes, its place in the guide, and its children. */
type Props<Name extends ElementName> = AttributesOf<Name> & {
  readonly node: Element
  readonly children: ReactNode
}

/** Creates the React components that render a guide's elements. The model has checked that everything they refer to exists. */
export function createElementComponents(version: Version): Elements {
  const findOperation = (id: string) => findNamedOperation(id, version)!
  const getHref = (id: string) => getReferenceHref(findOperation(id).operation, findOperation(id).api.root)
  const elements: { readonly [Name in ComponentElement]: (props: Props<Name>) => ReactNode } = {
    Tabs: ({ node, ...props }) => <Tabs name={getName(node)} {...props} />,
    Tab,
    Steps,
    Cards,
    Card,
    Columns,
    Operation: ({ id, children }) => (
      <OperationLink operation={findOperation(id).operation} href={getHref(id)}>
        {children}
      </OperationLink>
    ),
    Sample: ({ node, operation: id, example }) => (
      <GuideSample
        name={getName(node)}
        samples={listSamples(findOperation(id), example)}
        otherLanguages={listLanguagesInExamplesFile(example, findOperation(id))}
        examplesHref={getExamplesHref(getHref(id))}
      />
    ),
    RequestBody: ({ operation, example }) => {
      const found = findRequestExample(findOperation(operation).operation, example)!
      return <Code isCall title={found.summary ?? example} language="json" code={found.json} />
    },
    ResponseBody: ({ operation, example, status }) => {
      const { response, example: found } = findResponseExample(
        findOperation(operation).operation,
        example,
        status,
      )!
      return (
        <Code
          isCall
          title={`${response.title}: ${found.summary ?? example}`}
          language="json"
          code={found.json}
        />
      )
    },
    ErrorCatalogue: () => (
      <ErrorCatalogue entries={listCatalogueEntries(version)} occurrences={listErrorOccurrences(version)} />
    ),
    EnumTable: ({ schema }) => {
      const { enums, descriptionTree } = findApiWithEnum(schema, version)!
      return (
        <DescriptionTree value={descriptionTree}>
          <EnumTable values={enums.get(schema)!} />
        </DescriptionTree>
      )
    },
  }
  return elements
}

/** Returns a unique name for a radio group in a guide, based on its position. */
function getName({ position }: Element): string {
  return `choice-${position!.start.offset}`
}

/** A table of an enumeration's values and their meanings. */
function EnumTable({ values }: { values: readonly EnumValue[] }) {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th>Value</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {values.map(({ text, description }) => (
          <tr key={text}>
            <td>
              <code translate="no">{text}</code>
            </td>
            <td>{description && <Markdown text={description} />}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
