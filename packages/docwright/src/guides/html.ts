import { find, html, normalize, svg } from 'property-information'

/** HTML and SVG that a guide may use; what is left out needs JavaScript, loads from elsewhere, or frames the page. */
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

/** Those that are between words; each other is a block, or a part of one. */
export const phrasingTags: ReadonlySet<string> = new Set(
  [
    'a abbr area audio b bdi bdo br button cite code data del dfn em i img input ins kbd label map mark meter picture',
    'progress q ruby rp rt s samp small source span strong sub sup svg time track u var video wbr',
    'g defs desc title symbol use path rect circle ellipse line polyline polygon text tspan textPath marker mask clipPath',
    'pattern linearGradient radialGradient stop filter image',
  ].flatMap((line) => line.split(' ')),
)

/** SVG that a diagram may hold; what is left out runs, moves, loads from elsewhere, or is HTML. */
export const drawingTags: ReadonlySet<string> = new Set(
  [
    'a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix',
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR',
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile',
    'feTurbulence filter g line linearGradient marker mask path pattern polygon polyline radialGradient rect',
    'stop svg switch symbol text textPath title tspan use view',
  ].flatMap((line) => line.split(' ')),
)

/** Elements that hold nothing. */
export const emptyTags: ReadonlySet<string> = new Set('area br col hr img input source track wbr'.split(' '))

/** Attributes that send or load something without a reader's doing; those that a guide may use are checked by what they name. */
const unchecked = new Set(
  'action archive background classid codebase data formaction longdesc ping profile xml:base'.split(' '),
)

/** Whether HTML or SVG has an attribute of this name that a guide may use. */
export function isAttribute(name: string): boolean {
  const key = normalize(name)
  if (unchecked.has(key)) return false
  return /^data-./.test(name) || Object.hasOwn(html.normal, key) || Object.hasOwn(svg.normal, key)
}

/** The property of an attribute that is true by being there: `controls`, `open`; undefined for one that needs a value. */
export function flagOf(name: string): string | undefined {
  const { boolean, overloadedBoolean, property } = find(html, name)
  return boolean || overloadedBoolean ? property : undefined
}
