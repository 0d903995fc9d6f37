import { find, html, normalize, svg } from 'property-information'

/**
 * The HTML and SVG elements that guides may use. Others are excluded because they need JavaScript, load from other sites, or
 * frame pages.
 */
export const tags: ReadonlySet<string> = new Set(
  [
    'a abbr address article aside audio b bdi bdo blockquote br button caption cite code col colgroup data dd del',
    'details dfn div dl dt em figcaption figure footer h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label li',
    'map mark menu meter nav ol p picture pre progress q rp rt ruby s samp search section small source span strong',
    'sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr area',
    'svg g defs desc title symbol use path rect circle ellipse line polyline polygon text tspan textPath marker mask',
    'clipPath pattern linearGradient radialGradient stop filter image',
  ].flatMap((line) => line.split(' ')),
)

/** Inline (phrasing) elements. All other elements are blocks or parts of blocks. */
export const phrasingTags: ReadonlySet<string> = new Set(
  [
    'a abbr area audio b bdi bdo br button cite code data del dfn em i img input ins kbd label map mark meter picture',
    'progress q ruby rp rt s samp small source span strong sub sup svg time track u var video wbr',
    'g defs desc title symbol use path rect circle ellipse line polyline polygon text tspan textPath marker mask clipPath',
    'pattern linearGradient radialGradient stop filter image',
  ].flatMap((line) => line.split(' ')),
)

/**
 * The SVG elements that diagrams may contain. Others are excluded because they run scripts, animate, load from other sites, or
 * are HTML.
 */
export const drawingTags: ReadonlySet<string> = new Set(
  [
    'a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix',
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile',
    'feTurbulence filter g line linearGradient marker mask path pattern polygon polyline radialGradient rect',
    'stop svg switch symbol text textPath title tspan use view',
  ].flatMap((line) => line.split(' ')),
)

/** Void elements. */
export const voidTags: ReadonlySet<string> = new Set('area br col hr img input source track wbr'.split(' '))

/**
 * Attributes that send or load something without an action by the reader. Attributes that guides may use are checked separately
 * by their value.
 */
const uncheckedAttributes = new Set(
  'action archive background classid codebase data formaction longdesc ping profile xml:base'.split(' '),
)

/** Checks whether a guide may use this HTML or SVG attribute. */
export function isAttribute(name: string): boolean {
  const key = normalize(name)
  if (uncheckedAttributes.has(key)) return false
  return /^data-./.test(name) || Object.hasOwn(html.normal, key) || Object.hasOwn(svg.normal, key)
}

/** Returns the property name of a Boolean attribute such as `controls` or `open`, or undefined for other attributes. */
export function getFlagProperty(name: string): string | undefined {
  const { boolean, overloadedBoolean, property } = find(html, name)
  return boolean || overloadedBoolean ? property : undefined
}
