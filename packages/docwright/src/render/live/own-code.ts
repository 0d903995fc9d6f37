/**
 * A site's own code while developing. Modules that import this do so after the document: with it comes the site's own style
 * sheet, which is to follow ours.
 */
export { components as ownComponents, slots as ownSlots } from 'virtual:site'
