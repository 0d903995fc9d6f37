import type { ComponentType, ReactNode } from 'react'
import { createContext, createElement, useContext, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Wake } from '../../wire.ts'
import { notJson } from './not-json.ts'

/** The markup of an island: the attributes of its element, by which the browser knows it, and the HTML inside. */
export interface IslandMarkup {
  readonly attributes: Readonly<Record<`data-${string}`, string>>
  readonly html: string
}

interface Given {
  /** The name of its component, by which the browser finds the code. */
  readonly name: string
  /** What the ids inside begin with, so that no two islands of a page share one (React's `identifierPrefix`). */
  readonly prefix: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children?: ReactNode
}

/** Whether what is being drawn stands inside an island: there an island is a component as any other. */
const Inside = createContext(false)

/** Makes a component an island wherever it is used: the bundler calls this for each file that begins with `'use client'`. */
export function makeIsland(Component: ComponentType<never>, name: string): void {
  const Island = ({ on, children, ...props }: { on?: Wake; children?: ReactNode }) => {
    const prefix = useId()
    if (useContext(Inside)) return createElement(Component, { ...props, children } as never)
    const { attributes, html } = islandMarkup(Component, { name, prefix, props: { ...props, on }, children })
    return createElement('div', { ...attributes, dangerouslySetInnerHTML: { __html: html } })
  }
  Object.assign(Component, { island: { name, draw: Island } })
}

/** Draws a component as the browser can hydrate it. Its children are static: the browser leaves them as they are. */
export function islandMarkup(
  Component: ComponentType<never>,
  { name, prefix, props: { on = 'intent', ...props }, children }: Given,
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
      'data-props': JSON.stringify(props),
      'data-prefix': prefix,
      'data-wake': String(on),
    },
    html: renderToString(createElement(Inside, { value: true }, drawn), { identifierPrefix: prefix }),
  }
}
