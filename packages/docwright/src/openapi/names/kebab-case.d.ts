declare module 'lodash.kebabcase' {
  /** Words in lower case joined by hyphens; a digit is a word of its own: `v1` becomes `v-1`. */
  export default function kebabCase(text: string): string
}
