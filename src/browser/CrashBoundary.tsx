'use client'

import { Component, type ReactNode } from 'react'
import { tryAgain } from './try-again.ts'

interface Props {
  /** The page's address: another one starts afresh. */
  readonly href: string
  /** The class of the `<main>` that it stands in for. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

interface State {
  readonly href: string
  readonly error: Error | undefined
}

/** Keeps a page whose render throws from taking the site with it: says so, and offers to try again. */
export class CrashBoundary extends Component<Props, State> {
  override state: State = { href: this.props.href, error: undefined }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ href }: Props, state: State): State | null {
    return href === state.href ? null : { href, error: undefined }
  }

  readonly renderAgain = async () => {
    await tryAgain(this.props.href)
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const className = ['crash', this.props.className].filter(Boolean).join(' ')
    return (
      <main id="main" className={className} tabIndex={-1}>
        <h1 tabIndex={-1}>This page crashed.</h1>
        <p>{error.message}</p>
        <button type="button" onClick={this.renderAgain}>
          Try again
        </button>
      </main>
    )
  }
}
