import type { ContentFile } from '../content/content-file.ts'

/** A picture as pages show it. */
export interface BrandPicture {
  readonly href: string
  readonly width: number
  readonly height: number
}

/** A font file: its address, and its description for `browser/platform/fonts.ts`. */
export interface BrandFace {
  readonly href: string
  readonly about: string
}

/** How a site looks, where that is its own: its files by their addresses, and what pages and style sheet say. */
export interface Brand {
  readonly name: string
  /** The picture that is in the bar in place of icon and name. */
  readonly logo:
    | { readonly light: BrandPicture; readonly dark: BrandPicture | undefined; readonly alt: string }
    | undefined
  readonly icon: { readonly href: string; readonly type: string }
  /** Custom properties of the style sheet that are others here. */
  readonly tokens: ReadonlyMap<string, string>
  /** Rules for what stands in for the face of code. */
  readonly rules: string
  /** The faces that pages fetch. */
  readonly faces: readonly BrandFace[]
  /** What may stand in for the face of the text, as `browser/platform/fonts.ts` reads it. */
  readonly likeness: string
  /** What all this is made of: site path to file. */
  readonly files: ReadonlyMap<string, ContentFile>
}
