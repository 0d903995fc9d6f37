/** The type of a CSS module: the generated names of its classes. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
