import type { Offer, Reply } from './answers.ts'
import { navbarSections } from './groups.tsx'

/** What is below the list: a message, or what helps where nothing was asked or nothing fits. */
export function Hint({ reply: { shown, message } }: { reply: Reply }) {
  if (message) return <p>{message}</p>
  if ('recent' in shown) {
    return (
      <>
        <p>Paste an error code or a path, type half a field name, or ask a question.</p>
        <p>Typing mistakes are forgiven.</p>
      </>
    )
  }
  if (shown.fits) return null
  return (
    <>
      <p className="search-nothing">{nothingFits(shown)}</p>
      <p>Try fewer words or another one, or begin here:</p>
      <p className="search-sections">
        {navbarSections().map(({ href, textContent }) => (
          <a key={href} href={href}>
            {textContent}
          </a>
        ))}
      </p>
    </>
  )
}

/** What is said of a reply to those who don't see it. */
export function statusOf({ shown, message }: Reply): string {
  if (message || 'recent' in shown) return message ?? ''
  if (!shown.fits) return nothingFits(shown)
  return shown.results.length === 1 ? '1 result' : `${shown.results.length} results`
}

function nothingFits({ text, results }: Extract<Offer, { text: string }>): string {
  return results.length > 0 ? `Nothing fits “${text}” well.` : `Nothing found for “${text}”.`
}
