declare module 'virtual:boot-scripts' {
  export const boot: string
  export const bootText: string
}
