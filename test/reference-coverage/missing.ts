import type { DescribedFile, Said } from './described.ts'
import type { PageContent, RenderedPage } from './rendered-reference.ts'
import { contentOf, lettersOf } from './rendered-reference.ts'

/** What a file says and no page shows where it belongs, a line each. */
export function missingIn(pages: readonly RenderedPage[], file: DescribedFile): readonly string[] {
  const contents = new Map(pages.map((page) => [page.href, contentOf(page.html)]))
  const introduction = pages.find(({ kind }) => kind === 'introduction')!
  return [
    ...missingOn([introduction], { said: file.introduction, contents }),
    ...[...file.tags].flatMap(([name, said]) =>
      missingOn(
        pages.filter(({ tag }) => tag === name),
        { said, contents },
      ),
    ),
    ...[...file.operations].flatMap(([name, said]) => {
      const page = pages.find(({ operation }) => operation === name)
      return page
        ? missingOn(withSchemaPages(page, { pages, contents }), { said, contents })
        : [`no page for ${name}`]
    }),
  ]
}

interface Contents {
  readonly contents: ReadonlyMap<string, PageContent>
}

function missingOn(pages: readonly RenderedPage[], { said, contents }: Contents & { said: readonly Said[] }) {
  const [own, ...others] = pages.map(({ href }) => contents.get(href)!)
  const elsewhere = answersOn(others)
  return said
    .filter((each) => !(own && isShown(each, own)) && !elsewhere(each))
    .map(({ what, text, at }) => `${pages[0]?.href ?? 'no page'}: ${what} “${text.slice(0, 80)}” of ${at}`)
}

const numbers = new Map<PageContent, number>()

function numberOf(content: PageContent): number {
  if (!numbers.has(content)) numbers.set(content, numbers.size)
  return numbers.get(content)!
}

/** What some pages together are known to show or not: most operations lead to the same schemas. */
const known = new Map<string, Map<string, boolean>>()

function answersOn(shown: readonly PageContent[]): (said: Said) => boolean {
  const place = shown.map(numberOf).sort().join()
  const answers = known.get(place) ?? new Map<string, boolean>()
  known.set(place, answers)
  return (said) => {
    const key = `${said.what} ${said.text}`
    const answer = answers.get(key) ?? shown.some((content) => isShown(said, content))
    answers.set(key, answer)
    return answer
  }
}

function isShown({ what, text }: Said, content: PageContent): boolean {
  const { letters, codes, ids } = content
  switch (what) {
    case 'text':
      return letters.includes(text) || isLed(text, content)
    case 'name':
    case 'value':
      return (
        codes.has(text) ||
        codes.has(`"${text}"`) ||
        (text === '' && codes.has('""')) ||
        letters.includes(lettersOf(text))
      )
    case 'response':
      return ids.some((id) => id.endsWith(`response.${text}`))
    default:
      return what satisfies never
  }
}

/** Whether the opening sentence stands apart from the rest; what of it repeats the title is not looked for. */
function isLed(text: string, { lead, letters }: PageContent): boolean {
  return [...lead].some((_, start) => {
    const end = lead.slice(start)
    return text.startsWith(end) && letters.includes(text.slice(end.length))
  })
}

/** A page and the schema pages that it, or one of them, sends its reader to. */
function withSchemaPages(
  page: RenderedPage,
  { pages, contents }: Contents & { pages: readonly RenderedPage[] },
) {
  const schemas = new Map(pages.filter(({ kind }) => kind === 'schema').map((each) => [each.href, each]))
  const reached = new Set([page])
  for (const each of reached) {
    for (const link of contents.get(each.href)!.links) {
      const schema = schemas.get(link.replace(/#.*/, ''))
      if (schema) reached.add(schema)
    }
  }
  return [...reached]
}

/** Ids given twice, links into a page that end nowhere, addresses that the site promises and the page lacks. */
export function brokenPlaces(pages: readonly RenderedPage[]): readonly string[] {
  const idsByHref = new Map(pages.map(({ href, html }) => [href, new Set(idsIn(html))]))
  return pages.flatMap(({ href, html, anchors }) => {
    const ids = idsIn(html)
    const unique = idsByHref.get(href)!
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index && id.length > 0)
    const lost = contentOf(html).links.flatMap((link) => {
      const [path = '', hash] = link.split('#')
      const known = idsByHref.get(path === '' ? href : path)
      return hash && known && !known.has(decodeURIComponent(hash)) ? [link] : []
    })
    return [
      ...[...new Set(twice)].map((id) => `${href}: the id ${id} is given twice`),
      ...lost.map((link) => `${href}: the link ${link} ends nowhere`),
      ...anchors.filter((id) => !unique.has(id)).map((id) => `${href}: the address #${id} is not there`),
    ]
  })
}

function idsIn(html: string): readonly string[] {
  return [...html.matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/g)].map(([, id]) =>
    id!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
  )
}
