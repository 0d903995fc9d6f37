declare module 'virtual:boot-script' {
  const source: string
  export default source
}
