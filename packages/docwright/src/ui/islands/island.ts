import type { ComponentType, ReactNode } from 'react'
import { createContext, createElement, useContext, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Wake } from '../../wire.ts'

/** The markup of an island: the attributes by which the browser finds it, and the HTML inside. */
export interface IslandMarkup {
  readonly attributes: Readonly<Record<`data-${string}`, string>>
  readonly html: string
}

interface IslandOptions {
  /** The name of its component, by which the browser finds the code. */
  readonly name: string
  /** For a site's own component, the file of its code, which is next to the engine's. */
  readonly file?: string | undefined
  /** The prefix of the IDs inside, so that IDs on the page are unique (React's `identifierPrefix`). */
  readonly prefix: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** Whether rendering is inside an island. A nested island is then a normal component. */
const IsInsideIsland = createContext(false)

/** Turns a component into an island wherever it's used. The bundler adds a call for each file that starts with `'use client'`. */
export function makeIsland(Component: ComponentType<never>, name: string, file?: string): void {
  const Island = ({ on, children, ...props }: { on?: Wake; children?: ReactNode }) => {
    const prefix = useId()
    if (useContext(IsInsideIsland)) return createElement(Component, { ...props, children } as never)
    const { attributes, html } = renderIsland(Component, {
      name,
      file,
      prefix,
      children,
      props: { ...props, on },
    })
    return createElement('div', { ...attributes, dangerouslySetInnerHTML: { __html: html } })
  }
  Object.assign(Component, { island: { name, file, wrapper: Island } })
}

/** Renders a component so that the browser can hydrate it. Its children are static. */
export function renderIsland(
  Component: ComponentType<never>,
  { name, file, prefix, props: { on = 'intent', ...props }, children }: IslandOptions,
): IslandMarkup {
  const nonJson = findNonJson(props)
  if (nonJson) {
    throw new Error(`<${name}>: the prop \`${nonJson.path}\` is ${nonJson.what}, which is no JSON.`)
  }
  const slot =
    children === undefined
      ? undefined
      : createElement('div', {
          'data-slot': '',
          dangerouslySetInnerHTML: { __html: renderToStaticMarkup(children, { identifierPrefix: prefix }) },
        })
  const element = createElement(Component, { ...props, children: slot } as never)
  return {
    attributes: {
      'data-island': name,
      ...(file && { 'data-code': file }),
      'data-props': JSON.stringify(props),
      'data-prefix': prefix,
      'data-wake': String(on),
    },
    html: renderToString(createElement(IsInsideIsland, { value: true }, element), {
      identifierPrefix: prefix,
    }),
  }
}

/**
 * Returns the first prop that isn't JSON (RFC 8259), and so couldn't be sent to the browser unchanged. Undefined if there is
 * none.
 */
export function findNonJson(
  value: unknown,
  path = '',
): { readonly path: string; readonly what: string } | undefined {
  const what = describeUnsupported(value)
  if (what !== undefined) return { path, what }
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inside] of Object.entries(value)) {
    // An undefined member is left out of the JSON, so it's also undefined in the browser.
    if (inside === undefined && !Array.isArray(value)) continue
    const found = findNonJson(inside, path === '' ? key : `${path}.${key}`)
    if (found) return found
  }
  return undefined
}

function describeUnsupported(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined
    case 'number':
      return Number.isFinite(value) ? undefined : `the number ${value}`
    case 'object':
      return value === null || Array.isArray(value) || isPlain(value) ? undefined : `a ${getName(value)}`
    default:
      return value === undefined ? 'undefined' : `a ${typeof value}`
  }
}

function isPlain(value: object): boolean {
  return [Object.prototype, null].includes(Object.getPrototypeOf(value)) && !('$$typeof' in value)
}

function getName(value: object): string {
  return '$$typeof' in value ? 'React element' : (value.constructor?.name ?? 'object')
}
