declare module 'lodash.kebabcase' {
  /** Converts a text to lower-case words joined by hyphens. A digit is a separate word: `v1` becomes `v-1`. */
  export default function kebabCase(text: string): string
}
