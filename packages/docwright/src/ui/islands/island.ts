import type { ComponentType, ReactNode } from 'react'
import { createContext, createElement, useContext, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Wake } from '../../wire.ts'

/** The markup of an island: the attributes of its element, by which the browser knows it, and the HTML inside. */
export interface IslandMarkup {
  readonly attributes: Readonly<Record<`data-${string}`, string>>
  readonly html: string
}

interface Given {
  /** The name of its component, by which the browser finds the code. */
  readonly name: string
  /** The file of that code next to the engine's, for a component of a site. */
  readonly file?: string | undefined
  /** What the IDs inside begin with, so that no two islands of a page share one (React's `identifierPrefix`). */
  readonly prefix: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** Whether what is being drawn is inside an island: there an island is a component as any other. */
const Inside = createContext(false)

/** Makes a component an island wherever it is used: the bundler calls this for each file that begins with `'use client'`. */
export function makeIsland(Component: ComponentType<never>, name: string, file?: string): void {
  const Island = ({ on, children, ...props }: { on?: Wake; children?: ReactNode }) => {
    const prefix = useId()
    if (useContext(Inside)) return createElement(Component, { ...props, children } as never)
    const { attributes, html } = islandMarkup(Component, {
      ...{ name, file, prefix, children },
      props: { ...props, on },
    })
    return createElement('div', { ...attributes, dangerouslySetInnerHTML: { __html: html } })
  }
  Object.assign(Component, { island: { name, file, draw: Island } })
}

/** Draws a component as the browser can hydrate it. Its children are static: the browser leaves them as they are. */
export function islandMarkup(
  Component: ComponentType<never>,
  { name, file, prefix, props: { on = 'intent', ...props }, children }: Given,
): IslandMarkup {
  const mistake = notJson(props)
  if (mistake) {
    throw new Error(`<${name}>: the prop \`${mistake.path}\` is ${mistake.what}, which is no JSON.`)
  }
  const slot =
    children === undefined
      ? undefined
      : createElement('div', {
          'data-slot': '',
          dangerouslySetInnerHTML: { __html: renderToStaticMarkup(children, { identifierPrefix: prefix }) },
        })
  const drawn = createElement(Component, { ...props, children: slot } as never)
  return {
    attributes: {
      'data-island': name,
      ...(file && { 'data-code': file }),
      'data-props': JSON.stringify(props),
      'data-prefix': prefix,
      'data-wake': String(on),
    },
    html: renderToString(createElement(Inside, { value: true }, drawn), { identifierPrefix: prefix }),
  }
}

/**
 * The first of some props that wouldn't reach the browser as it is, since it isn't JSON (RFC 8259); undefined when all
 * would.
 */
export function notJson(
  value: unknown,
  path = '',
): { readonly path: string; readonly what: string } | undefined {
  const what = whatIs(value)
  if (what !== undefined) return { path, what }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inside] of Object.entries(value)) {
    // A member that isn't there is left out of the JSON, and isn't there in the browser either.
    if (inside === undefined && !Array.isArray(value)) continue
    const found = notJson(inside, path === '' ? key : `${path}.${key}`)
    if (found) return found
  }
  return undefined
}

function whatIs(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : `the number ${value}`
    case 'object':
      return value === null || Array.isArray(value) || isPlain(value) ? undefined : `a ${nameOf(value)}`
    default:
      return value === undefined ? 'undefined' : `a ${typeof value}`
  }
}

function isPlain(value: object): boolean {
  return [Object.prototype, null].includes(Object.getPrototypeOf(value)) && !('$$typeof' in value)
}

function nameOf(value: object): string {
  return '$$typeof' in value ? 'React element' : (value.constructor?.name ?? 'object')
}
