import { expect, test } from 'vitest'
import { createPageStyles } from './page-styles.ts'
import { splitStyles } from './split-styles.ts'

const css = [
  '@layer reset{p{margin:0}}',
  '@layer components{.a{color:red}.b,.c .a{color:blue}.b:not(.c):is(.a,.b){top:0}[data-notice]{top:1px}}',
  '@media (width<=600px){@layer components{.b{left:0}}}',
  '@media print{.a{color:#000}}',
  '@keyframes turn{to{rotate:1turn}}',
].join('')

/** Creates the function that selects a page's part of these styles. */
const getParts = (css: string) => createPageStyles(splitStyles(css), '/assets/style.css').screenCssFor

test('a page carries the rules of its classes, of no class, and of what the browser adds, and no print-only rules', () => {
  const screenCssFor = getParts(css)

  expect(screenCssFor('<p class="x a"></p>')).toBe(
    '@layer reset,components;@layer reset{p{margin:0}}@layer components{.a{color:red}[data-notice]{top:1px}}@keyframes turn{to{rotate:1turn}}',
  )
})

test('a rule keeps the selectors that may match, whatever is in parentheses', () => {
  const screenCssFor = getParts(css)

  expect(screenCssFor('<p class="a c">class="b"</p>')).toContain(
    '.a{color:red}.c .a{color:blue}[data-notice]',
  )
  expect(screenCssFor('<p class="b">')).toContain('.b{color:blue}.b:not(.c):is(.a,.b){top:0}')
  expect(screenCssFor('<p class="b">')).toContain('@media (width<=600px){@layer components{.b{left:0}}}')
})

test("a rule of what has something comes where that is, one of what hasn't or has one of several everywhere", () => {
  const css = '.a:has(~.b:not(.x)){top:0}.a:not(:has(.b)){left:0}.a:has(.b,.c){right:0}'
  const screenCssFor = getParts(css)

  expect(screenCssFor('<p class="a">')).toBe('@layer ;.a:not(:has(.b)){left:0}.a:has(.b,.c){right:0}')
  expect(screenCssFor('<p class="a"><p class="b">')).toBe(`@layer ;${css}`)
})

test('the layers keep their order where a part lacks the first of them', () => {
  const screenCssFor = getParts('@layer one{.a{top:0}}@layer two{p{top:1px}}')

  expect(screenCssFor('<p>')).toBe('@layer one,two;@layer two{p{top:1px}}')
})

test('a page carries the rules of what is in its prose, and of the values of attributes that it has', () => {
  const css =
    '@layer one{.prose td>b,.prose :is(th,td),.prose :is(p,td)>b,.prose>p+p{top:0}.crash p,td{top:1px}[data-method=get],[data-method=put]{top:2px}}'
  const page = '<div class="prose"><p></p><b data-method="put"></b></div>'

  expect(getParts(css)(page)).toBe(
    '@layer one;@layer one{.prose :is(p,td)>b,.prose>p+p{top:0}td{top:1px}[data-method=put]{top:2px}}',
  )
})

test('what is said of an element after a sign of life comes with the styles of all pages', () => {
  const screenCssFor = getParts('[data-copied]:after,p{top:0}[data-mark]{top:1px}')

  expect(screenCssFor('<p>')).toBe('@layer ;p{top:0}')
})

test('what holds declarations and no rules comes whole', () => {
  const css = '@font-face{font-family:a}@layer one{@property --edge{syntax:"*";inherits:false}}'

  expect(getParts(css)('<p>')).toBe(`@layer one;${css}`)
})

test('of the choices that a style sheet knows, a page carries those that it has', () => {
  const css = "[data-example^='0'],[data-example^='1']{top:0}[data-off~=a1],[data-off~=a2]{top:1px}"
  const page = '<i data-example="12"></i><i data-off="a1 b1"></i>'

  expect(getParts(css)(page)).toContain("[data-example^='1']{top:0}[data-off~=a1]{top:1px}")
})

test('what moves, answers to a pointer, or replaces scripts is in no part: it comes with the styles of all pages', () => {
  const css =
    '.a{color:red}@media (scripting:none){.a{top:0}}@media (prefers-reduced-motion: no-preference){.a{transition:color 1s}}.a:active{top:1px}.a:popover-open b{top:1px}.a:hover{top:2px}'

  expect(getParts(css)('<p class="a">')).not.toMatch(/transition|:active|:hover/)
  expect(getParts(css)('<p class="a">')).toContain('color:red')
})

test('a page carries the custom properties that its part names, or an attribute of its own, and those that they name', () => {
  const css =
    '@layer tokens{:root{--ink:#000;--soft:var(--ink);--far:red;--drawn:blue;--near:green}}@layer components{.a{color:var(--soft)}.b{color:var(--far)}}'
  const screenCssFor = getParts(css)

  expect(screenCssFor('<p class="a">')).toBe(
    '@layer tokens,components;@layer tokens{:root{--ink:#000;--soft:var(--ink);}}@layer components{.a{color:var(--soft)}}',
  )
  expect(screenCssFor('<p class="a"><path fill="var(--drawn)">')).toContain('--drawn:blue')
  expect(screenCssFor('<p class="b">')).toContain(':root{--far:red;}')
})

test('a page carries the custom properties that its paper alone names', () => {
  const css = '@layer tokens{:root{--near:1px;--far:9px}}@media print{.a{margin:var(--near)}}'

  expect(getParts(css)('<p class="a">')).toBe('@layer tokens;@layer tokens{:root{--near:1px;}}')
})
