import type { DescribedFile, Said } from './described.ts'
import type { PageContent, RenderedPage } from './rendered-reference.ts'
import { contentOf, lettersOf } from './rendered-reference.ts'

/** Returns one line for each fact in a file that no page shows in the right place. */
export function missingIn(pages: readonly RenderedPage[], file: DescribedFile): readonly string[] {
  const introduction = pages.find(({ kind }) => kind === 'introduction')!
  const schemas = new Map(pages.filter(({ kind }) => kind === 'schema').map((page) => [page.href, page]))
  return [
    ...listMissingOn(file.introduction, [introduction]),
    ...[...file.tags].flatMap(([name, said]) =>
      listMissingOn(
        said,
        pages.filter(({ tag }) => tag === name),
      ),
    ),
    ...[...file.operations].flatMap(([name, said]) => {
      const page = pages.find(({ operation }) => operation === name)
      return page ? listMissingOn(said(), withSchemaPages(page, schemas)) : [`no page for ${name}`]
    }),
  ]
}

function listMissingOn(said: readonly Said[], shown: readonly RenderedPage[]): readonly string[] {
  const contents = new Set(shown.map(contentOf))
  return said
    .filter((each) => !isOnOne(each, contents))
    .map(({ what, text, at }) => `${shown[0]?.href ?? 'no page'}: ${what} “${text.slice(0, 80)}” of ${at}`)
}

/** The pages that are known to show something: most operations lead to the same schemas. */
const known = new Map<string, Set<PageContent>>()

function isOnOne(said: Said, contents: ReadonlySet<PageContent>): boolean {
  const key = `${said.what} ${said.text}`
  const showing = known.get(key) ?? new Set()
  known.set(key, showing)
  if (!showing.isDisjointFrom(contents)) return true
  const found = contents.values().find((content) => isShown(said, content))
  if (found) showing.add(found)
  return found !== undefined
}

function isShown({ what, text }: Said, content: PageContent): boolean {
  const { letters, codes, ids } = content
  switch (what) {
    case 'text':
      return isSaid(text, content) || isSaid(removeTitle(text, content), content)
    case 'parts':
      return letters.includes(text.slice(getOpening(text, letters)))
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

function isSaid(text: string, content: PageContent): boolean {
  return content.letters.includes(text) || isLed(text, content)
}

/** Returns the rest of a text that begins with its title. */
function removeTitle(text: string, { title }: PageContent): string {
  return text.startsWith(title) ? text.slice(title.length) : text
}

/** Returns how many letters from the start of a text are shown in one place. */
function getOpening(text: string, letters: string): number {
  let [shown, tooMany] = [0, text.length + 1]
  while (tooMany - shown > 1) {
    const middle = Math.floor((shown + tooMany) / 2)
    if (letters.includes(text.slice(0, middle))) shown = middle
    else tooMany = middle
  }
  return shown
}

/** Checks whether the first sentence is shown separately from the rest. The part that repeats the title is ignored. */
function isLed(text: string, { lead, letters }: PageContent): boolean {
  return [...lead].some((_, start) => {
    const end = lead.slice(start)
    return text.startsWith(end) && letters.includes(text.slice(end.length))
  })
}

/** A page and the schema pages that it, or one of them, sends its reader to. */
function withSchemaPages(
  page: RenderedPage,
  schemas: ReadonlyMap<string, RenderedPage>,
): readonly RenderedPage[] {
  const reached = new Set([page])
  for (const each of reached) {
    for (const link of contentOf(each).links) {
      const schema = schemas.get(link.replace(/#.*/, ''))
      if (schema) reached.add(schema)
    }
  }
  return [...reached]
}

/** Ids given twice, links into a page that end nowhere, addresses that the site promises and the page lacks. */
export function brokenPlaces(pages: readonly RenderedPage[]): readonly string[] {
  const idsByHref = new Map(pages.map(({ href, html }) => [href, countIds(html)]))
  return pages.flatMap((page) => {
    const { href, anchors } = page
    const ids = idsByHref.get(href)!
    const lost = contentOf(page).links.filter((link) => {
      const [path = '', hash] = link.split('#')
      const known = idsByHref.get(path === '' ? href : path)
      return hash && known && !known.has(decodeURIComponent(hash))
    })
    return [
      ...[...ids].flatMap(([id, count]) =>
        id.length > 0 && count > 1 ? [`${href}: the ID ${id} occurs twice`] : [],
      ),
      ...lost.map((link) => `${href}: the link ${link} ends nowhere`),
      ...anchors.filter((id) => !ids.has(id)).map((id) => `${href}: the address #${id} is missing`),
    ]
  })
}

/** Counts how often each ID occurs on a page. */
function countIds(html: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [, written] of html.matchAll(/<[a-z][^<>]*?\sid="([^"]*)"/g)) {
    const id = written!.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** Rows that say how many fields are inside, and neither open nor link to where these are. */
export function closedRows(pages: readonly Pick<RenderedPage, 'href' | 'html'>[]): readonly string[] {
  return pages.flatMap(({ href, html }) =>
    [...html.matchAll(row)].flatMap(([, id, words = '']) => {
      const others = [...words.matchAll(/<a [^>]*href="([^"]*)"/g)].filter(([, link]) => link !== `#${id}`)
      return /\s·\s(?:each\s)?\d+\sfields?\b/.test(words) && others.length === 0 ? [`${href}#${id}`] : []
    }),
  )
}

/** A field whose row isn't a summary, so that a press doesn't open it. */
const row = /<li id="([^"]*)"[^>]*data-field[^>]*>(?:<i [^>]*><\/i>)*<p [^>]*>(.*?)<\/p>/g
