'use client'

import type { ReactNode } from 'react'
import { Component } from 'react'
import { tryAgain } from './try-again.ts'

interface Props {
  /** The page's address, to fetch and draw it again. */
  readonly href: string
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
    const { href, className, children } = this.props
    if (!error) return children
    return (
      <main id="main" className={['crash', className].filter(Boolean).join(' ')} tabIndex={-1}>
        <h1 tabIndex={-1}>This page crashed.</h1>
        <p>{error.message}</p>
        <button type="button" onClick={() => tryAgain(href)}>
          Try again
        </button>
      </main>
    )
  }
}
