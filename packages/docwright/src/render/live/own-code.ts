/**
 * A site's own code during development. It's imported after the document's modules, because the site's style sheet must follow
 * the engine's.
 */
export { components as ownComponents, slots as ownSlots } from 'virtual:site'
