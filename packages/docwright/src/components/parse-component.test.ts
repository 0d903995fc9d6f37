import { expect, test } from 'vitest'
import { parseComponent } from './parse-component.ts'

/** Returns the attributes that a guide may set, given the component's source. */
function getAttributes(source: string): unknown {
  const { attributes } = parseComponent('Card', source)
  return attributes && Object.fromEntries(attributes)
}

test('a component is an island when its file begins with the directive, optionally after comments', () => {
  const component = 'export function Card() { return <b>{"use client"}</b> }'

  expect(parseComponent('Card', `// A card.\n'use client'\n${component}`).isIsland).toBe(true)
  expect(parseComponent('Card', `const first = 1\n'use client'\n${component}`).isIsland).toBe(false)
  expect(parseComponent('Card', component).isIsland).toBe(false)
})

test('props are read from a type next to the component, in whatever form it is written', () => {
  const label = { isRequired: true, values: ['string'] }
  for (const source of [
    'export function Card({ label }: { label: string }) { return null }',
    'export const Card = ({ label }: { readonly label: string }) => null',
    'interface Props { label: string }\nexport function Card({ label }: Props) { return null }',
    'export type Props = { label: string }\nexport function Card({ label }: Readonly<Props>) { return null }',
    'function Card({ label }: { label: string }) { return null }\nexport { Card }',
  ]) {
    expect([source, getAttributes(source)]).toEqual([source, { label }])
  }
})

test('what a prop may be is told from its type, and left open where that says more than a name', () => {
  const source = `import type { Far } from './far.ts'
type Tone = 'calm' | 'loud'
export function Card(props: { count?: number; on: boolean | undefined; tone: Tone; words: readonly string[]; far: Far; at: { x: number } } & { made(): void }) { return null }`
  const whole = source.replace(' & { made(): void }', '')

  expect(getAttributes(whole)).toEqual({
    count: { isRequired: false, values: ['number'] },
    on: { isRequired: true, values: ['boolean'] },
    tone: { isRequired: true, values: [{ text: 'calm' }, { text: 'loud' }] },
    words: { isRequired: true, values: ['list'] },
    far: { isRequired: true, values: undefined },
    at: { isRequired: true, values: ['object'] },
  })
  expect(getAttributes(source)).toBeUndefined()
})

test('a component without props takes no attributes, and one of unknown props any', () => {
  expect(getAttributes('export function Card() { return null }')).toEqual({})
  expect(getAttributes('export function Card({ label }) { return null }')).toBeUndefined()
  expect(getAttributes("import type { P } from './p.ts'\nexport const Card = (p: P) => null")).toBeUndefined()
  expect(getAttributes('export const Card = memo(function Inner() { return null })')).toBeUndefined()
})
