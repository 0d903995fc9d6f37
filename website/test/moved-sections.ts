import { guides } from './guides.ts'

/**
 * Sections whose text has moved to another page, by their old address, with the new addresses. The old heading
 * remains, with a link. A search query may lead to the old or to a new address.
 */
export const movedSections: Readonly<Record<string, readonly string[]>> = {
  '/docs/get-started/setup/application#go-live-checklist': [
    '/docs/get-started/go-live',
    '/docs/get-started/go-live#checklist',
  ],
  '/docs/get-started/developers/environment#move-to-production': [
    '/docs/get-started/go-live',
    '/docs/get-started/go-live#steps',
  ],
  '/docs/get-started/developers/environment#data-protection-and-service': [
    '/docs/get-started/data-protection',
    '/docs/get-started/data-protection#what-we-keep',
    '/docs/get-started/data-protection#hashed',
    '/docs/get-started/data-protection#personal',
    '/docs/get-started/data-protection#hashed-how',
    '/docs/get-started/data-protection#what-else-is-kept',
    '/docs/get-started/data-protection#erasure-and-retention',
    '/docs/get-started/data-protection#roles-and-region',
    '/docs/get-started/data-protection#gdpr',
    '/docs/get-started/data-protection#other-laws',
  ],
  '/docs/get-started/developers/api-request#changelog': [
    '/docs/get-started/changelog',
    '/docs/get-started/changelog#deprecated-fields',
    '/docs/get-started/changelog#how-changes-are-announced',
  ],
  '/docs/get-started/#glossary': [
    '/docs/get-started/glossary',
    '/docs/get-started/glossary#our-words',
    '/docs/get-started/glossary#cards-and-accounts',
    '/docs/get-started/glossary#life-of-a-payment',
    '/docs/get-started/glossary#fraud-and-disputes',
    '/docs/get-started/glossary#authentication-and-law',
  ],
  '/docs/get-started/setup/application#create-an-application': [
    '/docs/get-started/setup/manage-applications#how-many',
    '/docs/get-started/setup/manage-applications#merchants',
  ],
  '/docs/get-started/setup/application#settings': [
    '/docs/get-started/setup/manage-applications',
    '/docs/get-started/setup/manage-applications#settings',
    '/docs/get-started/setup/manage-applications#how-many',
    '/docs/get-started/setup/manage-applications#merchants',
  ],
  '/docs/get-started/developers/api-request#card-fingerprint': [
    '/docs/get-started/developers/card-fingerprints',
    '/docs/get-started/developers/card-fingerprints#algorithm-and-test-vector',
    '/docs/get-started/developers/card-fingerprints#check-your-key',
    '/docs/get-started/developers/card-fingerprints#special-cases',
  ],
  '/docs/get-started/developers/api-request#idempotency': [
    '/docs/get-started/developers/idempotency',
    '/docs/get-started/developers/idempotency#by-operation',
    '/docs/get-started/developers/idempotency#repeats',
    '/docs/get-started/developers/idempotency#stored-responses',
    '/docs/get-started/developers/idempotency#if-match',
    '/docs/get-started/developers/idempotency#progress-fields',
  ],
  '/docs/get-started/developers/authentication#hashing-key': [
    '/docs/get-started/developers/hashing-key',
    '/docs/get-started/developers/hashing-key#custody',
    '/docs/get-started/developers/hashing-key#rotate',
  ],
  '/docs/get-started/developers/authentication#leaked-hashing-key': [
    '/docs/get-started/developers/hashing-key',
    '/docs/get-started/developers/hashing-key#leak',
  ],
  '/docs/tools/overview#mock-server': [
    '/docs/tools/mock-server',
    '/docs/tools/mock-server#start',
    '/docs/tools/mock-server#choose-the-response',
    '/docs/tools/mock-server#mock-differences',
  ],
  '/docs/get-started/developers/error-handling#timeouts-and-fallback': [
    '/docs/get-started/developers/plan-for-outages',
    '/docs/get-started/developers/plan-for-outages#deadlines',
    '/docs/get-started/developers/plan-for-outages#fallback-rules',
    '/docs/get-started/developers/plan-for-outages#upload-afterward',
    '/docs/get-started/developers/plan-for-outages#circuit-breaker',
    '/docs/get-started/developers/plan-for-outages#alerts',
  ],
  '/docs/fraud-prevention/#3-d-secure-and-sca': [
    '/docs/fraud-prevention/risk-evaluation/three-d-secure',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#where-sca-applies',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#advice',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#first-of-a-series',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#review-with-sca',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#three-ds-outcome',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#informational',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#send-the-result',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#before-the-evaluation',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#liability',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#exemptions',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#tra',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#exemption-amounts',
    '/docs/fraud-prevention/risk-evaluation/three-d-secure#soft-decline',
  ],
  '/docs/fraud-prevention/risk-evaluation/integration#report-what-happened': [
    '/docs/fraud-prevention/risk-evaluation/report-outcomes',
    '/docs/fraud-prevention/risk-evaluation/report-outcomes#report-what-happened',
  ],
  '/docs/fraud-prevention/risk-evaluation/populate#field-mapping': [
    '/docs/fraud-prevention/risk-evaluation/iso-8583',
    '/docs/fraud-prevention/risk-evaluation/iso-8583#field-mapping',
    '/docs/fraud-prevention/risk-evaluation/iso-8583#processing-code-de3',
    '/docs/fraud-prevention/risk-evaluation/iso-8583#channel',
    '/docs/fraud-prevention/risk-evaluation/iso-8583#date-and-time',
    '/docs/fraud-prevention/risk-evaluation/iso-8583#arn',
  ],
  '/docs/fraud-prevention/risk-evaluation/populate#send-labels': [
    '/docs/fraud-prevention/risk-evaluation/report-outcomes',
    '/docs/fraud-prevention/risk-evaluation/report-outcomes#send-labels',
  ],
  '/docs/fraud-prevention/risk-evaluation/report-outcomes#chargebacks': [
    '/docs/fraud-prevention/risk-evaluation/disputes',
    '/docs/fraud-prevention/risk-evaluation/disputes#from-start-to-end',
    '/docs/fraud-prevention/risk-evaluation/disputes#inquiry',
    '/docs/fraud-prevention/risk-evaluation/disputes#report-a-dispute',
    '/docs/fraud-prevention/risk-evaluation/disputes#partial-and-changed-amounts',
    '/docs/fraud-prevention/risk-evaluation/disputes#evidence',
    '/docs/fraud-prevention/risk-evaluation/disputes#reason-codes',
    '/docs/fraud-prevention/risk-evaluation/disputes#stages-and-outcome',
    '/docs/fraud-prevention/risk-evaluation/disputes#status-and-label',
  ],
  '/docs/fraud-prevention/risk-evaluation/report-outcomes#refunds-and-reviews': [
    '/docs/fraud-prevention/risk-evaluation/disputes#refunds',
    '/docs/fraud-prevention/risk-evaluation/disputes#review-queue',
  ],
  '/docs/fraud-prevention/risk-evaluation/disputes#review-queue': [
    '/docs/fraud-prevention/risk-evaluation/review-queue',
    '/docs/fraud-prevention/risk-evaluation/review-queue#case',
    '/docs/fraud-prevention/risk-evaluation/review-queue#verdict',
    '/docs/fraud-prevention/risk-evaluation/review-queue#analysts',
    '/docs/fraud-prevention/risk-evaluation/report-outcomes#reconciliation',
  ],
  '/docs/fraud-prevention/risk-evaluation/integration#act-on-the-decision': [
    '/docs/fraud-prevention/risk-evaluation/sample-integration',
    '/docs/fraud-prevention/risk-evaluation/sample-integration#code',
    '/docs/fraud-prevention/risk-evaluation/sample-integration#no-answer',
    '/docs/fraud-prevention/risk-evaluation/sample-integration#your-functions',
  ],
  '/docs/fraud-prevention/rules/risk#velocity': [
    '/docs/fraud-prevention/rules/cookbook#count-sum-and-distinct',
  ],
  '/docs/fraud-prevention/rules/risk#starter-set': ['/docs/fraud-prevention/rules/cookbook#starter-set'],
}

/** Sections that were merged into another section of the page, by address, with the ID of the other. An element in it has the old ID. */
export const mergedSections: Readonly<Record<string, string>> = {
  '/docs/get-started/developers/error-handling#by-status': 'which-codes',
}

/** Sections that were divided by new headings, by address. A search query may lead to any of them. */
export const dividedSections: Readonly<Record<string, readonly string[]>> = {
  '/docs/get-started/setup/application#get-the-first-decision': ['fresh-values'],
  '/docs/get-started/developers/api-request#headers': ['request-headers', 'response-headers'],
  '/docs/get-started/developers/authentication#if-a-key-leaks': ['leaked-api-key', 'leaked-hashing-key'],
  '/docs/get-started/developers/card-fingerprints#special-cases': ['bin'],
  '/docs/get-started/developers/environment#overview-table': ['network', 'service-status'],
  '/docs/get-started/developers/error-handling#decline-is-not-an-error': ['payer-message'],
  '/docs/get-started/data-protection#erasure-and-retention': ['retention', 'erasure', 'access'],
  '/docs/get-started/go-live#capacity': ['peak', 'after-an-outage', 'usage'],
  '/docs/get-started/go-live#steps': ['move-lists-and-rules'],
  '/docs/fraud-prevention/#score-and-bands': [
    'thresholds',
    'rules-only',
    'interpret-the-score',
    'reason-codes',
  ],
  '/docs/fraud-prevention/#decisions-and-what-to-do': ['other-payments'],
  '/docs/fraud-prevention/risk-evaluation/disputes#evidence': ['compelling-evidence'],
  '/docs/fraud-prevention/risk-evaluation/disputes#from-start-to-end': ['your-response'],
  '/docs/fraud-prevention/risk-evaluation/disputes#refunds': ['refund-early'],
  '/docs/fraud-prevention/risk-evaluation/populate#what-to-load': ['missing-data'],
  '/docs/fraud-prevention/risk-evaluation/populate#load-it': ['labels-of-history'],
  '/docs/fraud-prevention/risk-evaluation/report-outcomes#which-event-in-which-status': [
    'no-issuer',
    'amounts-differ',
    'partial-capture',
    'during-disputes',
    'new-attempt',
    'report-refunds',
  ],
  '/docs/fraud-prevention/rules/acl#entity-types': ['normalization'],
  '/docs/fraud-prevention/rules/acl#precedence': ['worked-conflict'],
  '/docs/fraud-prevention/rules/acl#scope': ['merchant-and-account'],
  '/docs/fraud-prevention/rules/risk#anatomy': ['rule-limits'],
  '/docs/fraud-prevention/rules/risk#read-hits-in-the-answer': ['rule-is-missing'],
  '/docs/fraud-prevention/rules/risk#shadow-mode-and-back-test': ['shadow-mode', 'back-test'],
  '/docs/tools/simulation#how-it-works': ['rely-on'],
  '/docs/tools/simulation#life-cycle-scripts': ['event-bodies'],
}

/** Old section IDs that are list entries now, by address, with the address that each entry links to. */
const movedIds = new Map(
  guides.flatMap(({ href, source }) =>
    [...source.matchAll(/<a id="([^"]+)" href="([^"]+)"/g)].map(([, id, to]) => [`${href}#${id}`, to!]),
  ),
)

/** Returns all addresses that may answer a query for a section: its own, unless it's a list entry now, and where its text moved. */
export function withMoved(href: string): readonly string[] {
  const [page] = href.split('#')
  if (Object.hasOwn(mergedSections, href)) return withMoved(`${page}#${mergedSections[href]}`)
  const below = (dividedSections[href] ?? []).map((id) => `${page}#${id}`)
  const moved = [...(movedSections[href] ?? []), movedIds.get(href) ?? []].flat()
  return [...new Set([...(movedIds.has(href) ? [] : [href]), ...[...below, ...moved].flatMap(withMoved)])]
}
