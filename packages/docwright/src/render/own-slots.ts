/** What a site draws itself. Who imports this does so after the document: with it comes the site's own style sheet, which is to follow ours. */
export { slots as ownSlots } from 'virtual:theme'
