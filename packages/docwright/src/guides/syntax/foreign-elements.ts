const alertForm = 'write `> [!NOTE]`, or `[!TIP]`, `[!WARNING]`, and `> ` before each line'
const foldedForm = 'write `<details>` with a `<summary>`'
const cardForm = 'write `<Card title="…" href="…">`'

/** Advice for elements of other engines, by name. */
const instead: Readonly<Record<string, string>> = {
  CodeGroup: 'write `<Tabs>` with a `<Tab label="…">` for each fence',
  TabItem: 'write `<Tab label="…">`',
  CodeBlock: 'write a fence, ```` ``` ````',
  ...indexByName(
    'Admonition Alert Aside Callout Caution Check Danger Important Info Note Tip Warning',
    alertForm,
  ),
  ...indexByName('Accordion AccordionGroup Collapse Collapsible Expandable Details', foldedForm),
  Step: 'write a numbered list in `<Steps>`',
  ...indexByName('CardGroup CardGrid', 'write `<Cards>`'),
  LinkCard: cardForm,
  ...indexByName('Column Col Row Grid', 'write `<Columns>`'),
  Mermaid: 'write a fence, ```` ```mermaid ````',
  ...indexByName('Image Img Frame', 'write `![what it shows](./name.png)`'),
  Link: 'write `[words](/address)`',
}

/** Returns the advice for an element of another engine. */
export function adviseForElement(name: string): string | undefined {
  return Object.hasOwn(instead, name) ? instead[name] : undefined
}

function indexByName(names: string, hint: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, hint]))
}
