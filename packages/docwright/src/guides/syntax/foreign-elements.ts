import { indexNames } from '../../markdown/index-names.ts'

/** Advice for elements of other engines, by name. */
const adviceByName = indexNames([
  ['CodeGroup', 'write `<Tabs>` with a `<Tab label="…">` for each fence'],
  ['TabItem', 'write `<Tab label="…">`'],
  ['CodeBlock', 'write a fence, ```` ``` ````'],
  [
    'Admonition Alert Aside Callout Caution Check Danger Important Info Note Tip Warning',
    'write `> [!NOTE]`, or `[!TIP]`, `[!WARNING]`, and `> ` before each line',
  ],
  [
    'Accordion AccordionGroup Collapse Collapsible Expandable Details',
    'write `<details>` with a `<summary>`',
  ],
  ['Step', 'write a numbered list in `<Steps>`'],
  ['CardGroup CardGrid', 'write `<Cards>`'],
  ['LinkCard', 'write `<Card title="…" href="…">`'],
  ['Column Col Row Grid', 'write `<Columns>`'],
  ['Mermaid', 'write a fence, ```` ```mermaid ````'],
  ['Image Img Frame', 'write `![what it shows](./name.png)`'],
  ['Link', 'write `[words](/address)`'],
])

/** Returns the advice for an element of another engine. */
export function adviseForElement(name: string): string | undefined {
  return adviceByName.get(name)
}
