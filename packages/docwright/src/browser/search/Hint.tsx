import type { DialogContent, Reply } from './answers.ts'
import { findNavbarSections } from './groups.tsx'

/** Renders the area below the results: a message, or help if there's no query or no good result. */
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
      <p className="search-nothing">{describeNoMatch(shown)}</p>
      <p>Try fewer words or another one, or begin here:</p>
      <p className="search-sections">
        {findNavbarSections().map(({ href, textContent }) => (
          <a key={href} href={href}>
            {textContent}
          </a>
        ))}
      </p>
    </>
  )
}

/** Returns the announcement of a reply for screen readers. */
export function describeReply({ shown, message }: Reply): string {
  if (message || 'recent' in shown) return message ?? ''
  if (!shown.fits) return describeNoMatch(shown)
  return shown.results.length === 1 ? '1 result' : `${shown.results.length} results`
}

function describeNoMatch({ text, results }: Extract<DialogContent, { text: string }>): string {
  return results.length > 0 ? `Nothing fits “${text}” well.` : `Nothing found for “${text}”.`
}
