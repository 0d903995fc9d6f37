/**
 * Sections whose words have moved to a page of their own, by their old address, and where an answer now stands. The old heading
 * stays, with a link: a query that led to it may lead to either.
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
  '/docs/fraud-prevention/risk-evaluation/populate#chargebacks': [
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
  '/docs/fraud-prevention/risk-evaluation/populate#refunds-and-reviews': [
    '/docs/fraud-prevention/risk-evaluation/disputes#refunds',
    '/docs/fraud-prevention/risk-evaluation/disputes#review-queue',
  ],
  '/docs/fraud-prevention/risk-evaluation/integration#act-on-the-decision': [
    '/docs/fraud-prevention/risk-evaluation/payment-code',
    '/docs/fraud-prevention/risk-evaluation/payment-code#code',
    '/docs/fraud-prevention/risk-evaluation/payment-code#no-answer',
    '/docs/fraud-prevention/risk-evaluation/payment-code#your-functions',
  ],
  '/docs/fraud-prevention/rules/risk#velocity': [
    '/docs/fraud-prevention/rules/cookbook#count-sum-and-distinct',
  ],
  '/docs/fraud-prevention/rules/risk#starter-set': ['/docs/fraud-prevention/rules/cookbook#starter-set'],
}

/** The address itself, and where its words have moved. */
export function withMoved(href: string): readonly string[] {
  return [href, ...(movedSections[href] ?? [])]
}
