import { getPlainWords } from '../../markdown/analyze-text.ts'
import { indexWeights as weights } from '../../search-weights.ts'
import { putDescribedFirst } from '../api-contents.ts'
import { getIntroductionHref, getReferenceHref } from '../api-hrefs.ts'
import { getOperationPart } from '../api-view.ts'
import { splitGuide } from '../guide-sections.ts'
import { findNamedOperation, findRequestExample } from '../named-in-apis.ts'
import type { ContentsEntry, Page, Site, Version } from '../page.ts'
import type { PublishedApi } from '../published-api.ts'
import { createErrorRecords, createOperationRecords } from './api-records.ts'
import { createCodeName, listNamesInBlock } from './code-names.ts'
import { splitDescriptionByHeading } from './description-parts.ts'
import { createFieldRecords } from './field-records.ts'
import type { SearchRecord } from './search-record.ts'

const recordsByVersion = new WeakMap<Version, readonly SearchRecord[]>()

/** Returns all search records of one version of the docs. Plain pages belong to every version. */
export function listSearchRecords(site: Site, version: Version): readonly SearchRecord[] {
  const records = recordsByVersion.get(version) ?? createRecords(site, version)
  recordsByVersion.set(version, records)
  return records
}

function createRecords({ pages }: Site, version: Version): readonly SearchRecord[] {
  const searchable = [...pages.values()].filter(
    (page) => (page.version === version || page.version === undefined) && !page.isHidden,
  )
  const { apis, errorPage, questions } = version
  const context = { pages, mentioned: listMentionedFields(searchable), questions }
  const isOnPage = ({ href }: SearchRecord) => isKnownAddress(href, pages)
  const addQuestions = (record: SearchRecord) => addSiteQuestions(record, questions)
  // These aren't checked with `isOnPage`, because they're created from the fields and headings that the API's pages show.
  const apiRecords = apis.flatMap((api) =>
    listApiRecords(api, context).map((record) => (apis.length > 1 ? addApiName(record, api) : record)),
  )
  const isOperation = ({ kind }: SearchRecord) => kind === 'operation'
  return [
    ...searchable
      .flatMap((page) => listGuideRecords(page, version))
      .filter(isOnPage)
      .map(addQuestions),
    // Operations are consecutive, because the search's `Manifest` describes them by the range of their numbers.
    ...apiRecords.filter(isOperation),
    ...apiRecords.filter((record) => !isOperation(record)),
    ...searchable.flatMap(listPartRecords).map(addQuestions),
    ...(errorPage ? createErrorRecords(version, errorPage).filter(isOnPage).map(addQuestions) : []),
  ]
}

/** Returns the record of the section that an extension adds to an operation's page. */
function listPartRecords(page: Page): readonly SearchRecord[] {
  const part = page.kind === 'operation' ? getOperationPart(page.operation, page) : undefined
  if (!part) return []
  return [
    {
      kind: 'reference',
      href: `${page.href}#${part.id}`,
      title: part.title,
      context: page.title,
      text: getPlainWords(part.markdown),
      names: [{ name: part.title, certainty: weights.operationSectionName }],
      weight: weights.operationSection,
    },
  ]
}

/**
 * Checks whether a page and its part with an ID exist. An entry of the error catalog, for example, only has an address if
 * a page contains the catalog. Otherwise, the search must not find it.
 */
function isKnownAddress(href: string, pages: Site['pages']): boolean {
  const [path = '', id] = href.split('#')
  const page = pages.get(path)
  return page !== undefined && (id === undefined || page.anchors.has(id))
}

/** Adds the questions from the files in `search/` to a record. */
function addSiteQuestions(record: SearchRecord, questions: Version['questions']): SearchRecord {
  const { questions: own = [] } = record
  const more = questions.get(record.href)
  return more ? { ...record, questions: [...own, ...more] } : record
}

/** Adds the API's label to a record, if the site has several APIs. */
function addApiName(record: SearchRecord, { label }: PublishedApi): SearchRecord {
  return record.title === label ? record : { ...record, context: `${label} › ${record.context}` }
}

function listGuideRecords(page: Page, version: Version): readonly SearchRecord[] {
  const { guide } = page
  if (!guide) return []
  const weight = page.kind === 'guide' ? weights.guide : weights.plainPage
  const nameOf = (id: string) => {
    const operation = findNamedOperation(id, version)?.operation
    return operation ? `${operation.method} ${operation.path}` : ''
  }
  const exampleOf = (id: string, name: string) => {
    const operation = findNamedOperation(id, version)?.operation
    return (operation && findRequestExample(operation, name)?.json) ?? ''
  }
  return splitGuide(guide, { nameOf, exampleOf }).map((section) => {
    const { id, title, above, depth, text, codes, blocks } = section
    // Sections start at the second level of headings.
    const nesting = depth - 2
    const certainty = id ? weights.sectionName - nesting * weights.sectionNameStep : 1
    return {
      kind: 'guide',
      href: id ? `${page.href}#${id}` : page.href,
      title: title ?? page.title,
      context: id ? [page.title, ...above].join(' › ') : (page.sidebar?.label ?? ''),
      text: id ? text : `${page.description} ${text}`,
      questions: guide.questions.get(id) ?? [],
      code: [...codes.map(({ code }) => code), ...blocks],
      names: [
        { name: title ?? page.title, certainty },
        ...codes.map(createCodeName),
        ...blocks.flatMap(listNamesInBlock),
      ].map(({ name, certainty }) => ({ name, certainty: certainty * weight })),
      weight: weight * (id ? weights.section - nesting * weights.sectionStep : 1),
    }
  })
}

/** What an API's records depend on in addition to the API: the IDs of fields that guides link to, and search questions by address. */
interface ApiContext {
  readonly pages: Site['pages']
  readonly mentioned: ReadonlySet<string>
  readonly questions: Version['questions']
}

function listApiRecords(
  api: PublishedApi,
  { pages, mentioned, questions }: ApiContext,
): readonly SearchRecord[] {
  const contentsOf = (href: string) => pages.get(href)?.contents ?? []
  const introductionHref = getIntroductionHref(api.root)
  const introduction = listSectionRecords(api.info.description, {
    href: introductionHref,
    title: api.info.title,
    contents: putDescribedFirst(contentsOf(introductionHref)),
  })
  const tags = api.tags.flatMap((tag) => {
    const href = getReferenceHref(tag, api.root)
    return listSectionRecords(tag.description, { href, title: tag.title, contents: contentsOf(href) })
  })
  const operations = createOperationRecords(api, contentsOf)
  const fromDescriptions = [...introduction, ...tags, ...operations]
  return [
    ...fromDescriptions.map((record) => addSiteQuestions(record, questions)),
    ...createFieldRecords(api, { mentioned, questions }),
  ]
}

/** Returns the IDs of fields that guides link to. */
function listMentionedFields(pages: readonly Page[]): Set<string> {
  const mentions = pages.flatMap(({ guide }) => guide?.mentions ?? [])
  return new Set(
    mentions.flatMap(({ names, attributes: { path } }) => (names === 'field' && path ? path : [])),
  )
}

/** Returns the records of a page that is mostly prose: one for the page, and one for each section of its description. */
function listSectionRecords(
  description: string | undefined,
  { href, title, contents }: { href: string; title: string; contents: readonly ContentsEntry[] },
): readonly SearchRecord[] {
  const described = splitDescriptionByHeading(description, contents)
  // The first record is the page's own, and each further one has an entry in the contents. The other entries don't have a description.
  const others = contents.slice(described.length - 1).map(({ id, text }) => ({ id, title: text, text: '' }))
  return [...described, ...others].map(({ id, text, title: heading }) => ({
    kind: 'reference',
    href: id ? `${href}#${id}` : href,
    title: heading ?? title,
    context: id ? title : 'API reference',
    text,
    names: [
      { name: heading ?? title, certainty: id ? weights.introductionSectionName : weights.introductionName },
    ],
    weight: id ? weights.introductionSection : weights.introduction,
  }))
}
