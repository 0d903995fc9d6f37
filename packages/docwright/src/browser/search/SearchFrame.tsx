import type { ComponentProps, ReactNode } from 'react'
import { KindIcon } from './KindIcon.tsx'

const keys = [
  ['↑ ↓', 'choose'],
  ['Enter', 'open'],
  ['Ctrl Enter', 'new tab'],
  ['Esc', 'close'],
] as const

interface Parts {
  readonly input?: ComponentProps<'input'>
  readonly list?: ComponentProps<'div'>
  readonly hint?: ReactNode
  readonly status?: string
}

/** The content of the search dialog. Without props, it's the static HTML that React later hydrates. */
export function SearchFrame({ input, list, hint, status }: Parts) {
  return (
    <>
      <div className="search-head">
        <KindIcon kind="search" />
        <input
          aria-expanded="false"
          {...input}
          id="search-input"
          className="search-input"
          type="search"
          role="combobox"
          aria-label="Search the docs"
          aria-controls="search-list"
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck="false"
          enterKeyHint="go"
          placeholder="Code, field or question"
        />
        <button type="button" className="search-clear" aria-label="Clear">
          <KindIcon kind="clear" />
        </button>
        <button type="button" className="search-close">
          Close
        </button>
      </div>
      {/* It scrolls, but the keys for that are the input's. */}
      <div
        hidden
        {...list}
        id="search-list"
        className="search-list"
        role="listbox"
        aria-label="Results"
        tabIndex={-1}
      />
      <div className="search-hint">{hint}</div>
      <p className="search-keys" aria-hidden="true">
        {keys.map(([key, meaning]) => (
          <span key={key}>
            <kbd>{key}</kbd> {meaning}
          </span>
        ))}
      </p>
      <p className="unseen" role="status">
        {status}
      </p>
    </>
  )
}
