/** What a site's component imports of its own style sheet: the names of classes as the page has them. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
