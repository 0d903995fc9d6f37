'use client'

import type { ReactNode } from 'react'
import { Component } from 'react'

interface Props {
  /** The class of the `<main>` that it stands in for. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

interface State {
  readonly error: Error | undefined
}

/** Keeps a page whose render throws from taking the site with it: says so, and offers to try again. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { error: undefined }

  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    const { className, children } = this.props
    if (!error) return children
    return (
      <main id="main" className={['crash', className].filter(Boolean).join(' ')} tabIndex={-1}>
        <h1 tabIndex={-1}>This page crashed.</h1>
        <p>Something on it could not be shown. The rest of the site still works.</p>
        <Detail message={error.message} />
        <button type="button" data-try-again="">
          Try again
        </button>
      </main>
    )
  }
}

/** What was thrown, as support may ask for it; what React says in place of the words that it leaves out tells nobody anything. */
function Detail({ message }: { message: string }) {
  return /react|server components/i.test(message) || !message ? null : <p>{message}</p>
}
